// verdict: assertion

import java.util.concurrent.ConcurrentHashMap;

// The sweeper removes an unused entry it looked at before; a user may have come in between.
public class MapRemoveStale {
    static final ConcurrentHashMap<String, Integer> users = new ConcurrentHashMap<>();

    public static void main(String[] a) throws InterruptedException {
        users.put("k", 0);
        Thread t = new Thread(() -> {
            Integer n = users.get("k");
            if (n != null && n == 0) users.remove("k");
        });
        t.start();
        users.merge("k", 1, Integer::sum);
        t.join();
        assert users.containsKey("k") : "entry in use was removed";
    }
}
