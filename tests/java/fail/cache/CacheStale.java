// verdict: assertion

// A value computed from the old source is stored after the cache was cleared for the new one.
public class CacheStale {
    static volatile int source = 1;
    static volatile int cached = -1;

    public static void main(String[] a) throws InterruptedException {
        Thread reader = new Thread(() -> {
            if (cached < 0) cached = source * 10;
        });
        reader.start();
        source = 2;
        cached = -1;
        reader.join();
        assert cached < 0 || cached == 20;
    }
}
