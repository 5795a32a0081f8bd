// verdict: assertion

import java.util.concurrent.ConcurrentHashMap;

// Counting words with get and put: both may read the same old count.
public class MapGetThenPut {
    static final ConcurrentHashMap<String, Integer> count = new ConcurrentHashMap<>();

    static void saw(String w) {
        Integer n = count.get(w);
        count.put(w, n == null ? 1 : n + 1);
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> saw("w"));
        t.start();
        saw("w");
        t.join();
        assert count.get("w") == 2;
    }
}
