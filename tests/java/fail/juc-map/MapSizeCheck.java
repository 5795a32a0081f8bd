// verdict: assertion

import java.util.concurrent.ConcurrentHashMap;

// A cache bounded by a size test before the put may grow over its bound.
public class MapSizeCheck {
    static final ConcurrentHashMap<Integer, String> cache = new ConcurrentHashMap<>();

    static void remember(int k) {
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
