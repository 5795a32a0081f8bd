// verdict: pass

import java.util.concurrent.ConcurrentHashMap;

// The size test and the put are done under one lock.
public class MapSizeUnderLock {
    static final ConcurrentHashMap<Integer, String> cache = new ConcurrentHashMap<>();

    static synchronized void remember(int k) {
        if (cache.size() < 1) cache.put(k, "v");
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> remember(1));
        t.start();
        remember(2);
        t.join();
        assert cache.size() == 1;
    }
}
