// verdict: pass

import java.util.concurrent.ConcurrentHashMap;
import jaunt.Verify;

// That an entry is counted after it can be found is seen only by who asks for the size, in the last branch and at its end: the first one has
// more states then.
public class MapCountedLate {
    static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();

    public static void main(String[] args) throws InterruptedException {
        // No random execution comes here: the search has to find it out.
        Verify.ignoreIf(Verify.getInt(0, 19) + Verify.getInt(0, 19) + Verify.getInt(0, 19) != 57);
        boolean counts = Verify.getBoolean();
        map.put("here", 0);
        Thread t = new Thread(() -> {
            map.put("there", 1);
            if (counts) map.size();
        });
        t.start();
        map.put("here, too", 2);
        t.join();
    }
}
