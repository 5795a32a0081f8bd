// verdict: assertion

// The second check inside the lock is missing; the lock only orders the two creations.
public class LazyDclSingleCheck {
    static volatile Object instance;
    static int created;

    static void init() {
        if (instance == null) {
            synchronized (LazyDclSingleCheck.class) {
                created++;
                instance = new Object();
            }
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(LazyDclSingleCheck::init);
        t.start();
        init();
        t.join();
        assert created == 1;
    }
}
