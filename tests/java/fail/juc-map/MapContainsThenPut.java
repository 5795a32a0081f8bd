// verdict: assertion

import java.util.concurrent.ConcurrentHashMap;

// containsKey and put make two sessions for one user; the first caller keeps one nobody else knows.
public class MapContainsThenPut {
    static final ConcurrentHashMap<Integer, Object> sessions = new ConcurrentHashMap<>();

    static Object session(int user) {
        if (!sessions.containsKey(user)) sessions.put(user, new Object());
        return sessions.get(user);
    }

    public static void main(String[] a) throws InterruptedException {
        Object[] got = new Object[2];
        Thread t = new Thread(() -> got[0] = session(1));
        t.start();
        got[1] = session(1);
        t.join();
        assert got[0] == got[1];
    }
}
