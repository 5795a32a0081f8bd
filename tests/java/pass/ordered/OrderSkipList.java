// verdict: pass
// property: +race

import java.util.concurrent.ConcurrentSkipListMap;

// What comes before putting something into a concurrent map comes before what follows finding it there.
public class OrderSkipList {
    static int x;

    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
        Thread t = new Thread(() -> { x = 1; map.put(1, "v"); });
        Thread u = new Thread(() -> { if (map.get(1) != null) x = 2; });
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
