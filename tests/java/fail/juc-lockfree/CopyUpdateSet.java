// verdict: assertion

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;

// Copy, change, set: one of two changes of the map may be lost.
public class CopyUpdateSet {
    static final AtomicReference<Map<String, Integer>> config = new AtomicReference<>(Map.of());

    static void put(String k, int v) {
        Map<String, Integer> copy = new HashMap<>(config.get());
        copy.put(k, v);
        config.set(copy);
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> put("x", 1));
        t.start();
        put("y", 2);
        t.join();
        assert config.get().size() == 2;
    }
}
