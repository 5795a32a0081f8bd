// verdict: pass

import java.util.concurrent.ConcurrentHashMap;

// The result of putIfAbsent names the winner, and everybody uses the winner's object.
public class MapPutIfAbsentUsed {
    static final ConcurrentHashMap<String, Object> locks = new ConcurrentHashMap<>();

    static Object lockOf(String key) {
        Object mine = new Object(), other = locks.putIfAbsent(key, mine);
        return other == null ? mine : other;
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
