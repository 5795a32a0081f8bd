// verdict: assertion

// Lazy creation with a lock but without the second check under it.
public class LazyNoSecondCheck {
    static volatile Object instance;
    static int made;

    static Object get() {
        if (instance == null) {
            synchronized (LazyNoSecondCheck.class) {
                assert ++made == 1;
                instance = new Object();
            }
        }
        return instance;
    }

    public static void main(String[] a) {
        new Thread(LazyNoSecondCheck::get).start();
        get();
    }
}
