// verdict: pass
// property: +race

import java.util.concurrent.ConcurrentSkipListSet;

// A set is made of such a map.
public class OrderSkipSet {
    static int x;

    public static void main(String[] args) throws Exception {
        ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>();
        Thread t = new Thread(() -> { x = 1; set.add(1); });
        Thread u = new Thread(() -> { if (set.contains(1)) x = 2; });
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
