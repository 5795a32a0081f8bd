// verdict: assertion

// containsKey and put of a synchronised map, not as one step; the second put replaces the first value.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class CheckActPutIfAbsent {
    static final Map<String, Integer> MAP = Collections.synchronizedMap(new HashMap<>());

    static boolean claim(int who) {
        if (!MAP.containsKey("seat")) {
            MAP.put("seat", who);
            return true;
        }
        return false;
    }

    public static void main(String[] a) throws InterruptedException {
        boolean[] won = new boolean[2];
        Thread t = new Thread(() -> won[1] = claim(1));
        t.start();
        won[0] = claim(0);
        t.join();
        assert won[0] != won[1];
    }
}
