// verdict: pass
// property: +race

// Creation and reading under one lock.
public class LazySync {
    private static Object instance;
    private static int created;

    static synchronized Object get() {
        if (instance == null) {
            instance = new Object();
            created++;
        }
        return instance;
    }

    public static void main(String[] a) throws InterruptedException {
        Object[] got = new Object[1];
        Thread t = new Thread(() -> got[0] = get());
        t.start();
        Object mine = get();
        t.join();
        assert mine == got[0] && created == 1;
    }
}
