// verdict: pass
// property: +race

// Double-checked locking with a volatile field and an object that is complete when it is published.
public class LazyDclVolatile {
    private static volatile int[] table;
    private static int created;

    static int[] get() {
        int[] t = table;
        if (t == null) {
            synchronized (LazyDclVolatile.class) {
                t = table;
                if (t == null) {
                    t = new int[] {3, 4};
                    created++;
                    table = t;
                }
            }
        }
        return t;
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            assert get()[1] == 4;
        });
        t.start();
        assert get()[0] == 3;
        t.join();
        assert created == 1;
    }
}
