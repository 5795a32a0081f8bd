// verdict: pass

// Lazy creation checked before and under the lock, with a volatile field.
public class LazyDoubleChecked {
    static volatile Object instance;
    static int made;

    static Object get() {
        Object o = instance;
        if (o == null) {
            synchronized (LazyDoubleChecked.class) {
                o = instance;
                if (o == null) {
                    assert ++made == 1;
                    instance = o = new Object();
                }
            }
        }
        return o;
    }

    public static void main(String[] a) {
        new Thread(LazyDoubleChecked::get).start();
        assert get() != null;
    }
}
