// verdict: pass

// An enum constant as the single instance, touched first by two threads at once.
public class LazyEnumSingleton {
    enum Registry {
        INSTANCE;

        private int entries;

        synchronized int register() {
            return ++entries;
        }
    }

    public static void main(String[] a) throws InterruptedException {
        int[] got = new int[2];
        Thread t = new Thread(() -> got[1] = Registry.INSTANCE.register());
        t.start();
        got[0] = Registry.INSTANCE.register();
        t.join();
        assert got[0] + got[1] == 3;
    }
}
