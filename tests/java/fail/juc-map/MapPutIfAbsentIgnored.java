// verdict: assertion

import java.util.concurrent.ConcurrentHashMap;

// putIfAbsent is called but its result is ignored: the loser goes on with its own object.
public class MapPutIfAbsentIgnored {
    static final ConcurrentHashMap<String, Object> locks = new ConcurrentHashMap<>();

    static Object lockOf(String key) {
        Object mine = new Object();
        locks.putIfAbsent(key, mine);
        return mine;
    }

    public static void main(String[] a) throws InterruptedException {
        Object[] got = new Object[2];
        Thread t = new Thread(() -> got[0] = lockOf("k"));
        t.start();
        got[1] = lockOf("k");
        t.join();
        assert got[0] == got[1];
    }
}
