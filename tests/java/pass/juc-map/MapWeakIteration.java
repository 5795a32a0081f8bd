// verdict: pass
// outcomes: 1|3

import java.util.concurrent.ConcurrentHashMap;

// Iteration during a put does not fail; the new entry is seen or not.
public class MapWeakIteration {
    public static void main(String[] a) throws InterruptedException {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        m.put(1, 1);
        Thread t = new Thread(() -> m.put(2, 2));
        t.start();
        int sum = 0;
        for (int v : m.values()) sum += v;
        t.join();
        System.out.println(sum);
    }
}
