// verdict: exception java.lang.NullPointerException

// Double-checked locking that publishes the object before its table is filled in.
public class LazyDclEarly {
    static class Config {
        int[] table;
    }

    private static volatile Config config;

    static Config get() {
        if (config == null) {
            synchronized (LazyDclEarly.class) {
                if (config == null) {
                    config = new Config();
                    config.table = new int[] {3, 4};
                }
            }
        }
        return config;
    }

    public static void main(String[] a) throws InterruptedException {
        int[] sum = new int[1];
        Thread t = new Thread(() -> sum[0] = get().table[0]);
        t.start();
        int mine = get().table[1];
        t.join();
        sum[0] += mine;
    }
}
