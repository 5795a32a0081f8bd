// verdict: pass

import java.util.concurrent.ConcurrentHashMap;

// computeIfAbsent makes one session for one user.
public class MapComputeIfAbsent {
    static final ConcurrentHashMap<Integer, Object> sessions = new ConcurrentHashMap<>();

    static Object session(int user) {
        return sessions.computeIfAbsent(user, u -> new Object());
    }

    public static void main(String[] a) throws InterruptedException {
        Object[] got = new Object[2];
        Thread t = new Thread(() -> got[0] = session(1));
        t.start();
        got[1] = session(1);
        t.join();
        assert got[0] != null && got[0] == got[1];
    }
}
