// verdict: pass

import java.util.concurrent.ConcurrentHashMap;

// remove(key, value) removes the entry only while it is still unused.
public class MapRemoveExact {
    static final ConcurrentHashMap<String, Integer> users = new ConcurrentHashMap<>();

    public static void main(String[] a) throws InterruptedException {
        users.put("k", 0);
        Thread t = new Thread(() -> users.remove("k", 0));
        t.start();
        users.merge("k", 1, Integer::sum);
        t.join();
        assert users.get("k") == 1;
    }
}
