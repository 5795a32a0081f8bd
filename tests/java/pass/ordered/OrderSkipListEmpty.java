// verdict: pass
// property: +race

import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;

// The same for what comes before taking it out.
public class OrderSkipListEmpty {
    static int x;

    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>(Map.of(1, 1));
        Thread t = new Thread(() -> { x = 1; map.remove(1); });
        Thread u = new Thread(() -> { if (map.isEmpty()) x = 2; });
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
