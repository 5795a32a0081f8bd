// verdict: pass

// putIfAbsent of a synchronised map is one step.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class CheckActPutIfAbsentSync {
    static final Map<String, Integer> MAP = Collections.synchronizedMap(new HashMap<>());

    public static void main(String[] a) throws InterruptedException {
        boolean[] won = new boolean[2];
        Thread t = new Thread(() -> won[1] = MAP.putIfAbsent("seat", 1) == null);
        t.start();
        won[0] = MAP.putIfAbsent("seat", 0) == null;
        t.join();
        assert won[0] != won[1];
        assert MAP.get("seat") == (won[0] ? 0 : 1);
    }
}
