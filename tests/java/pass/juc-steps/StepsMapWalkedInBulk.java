// verdict: pass
// outcomes: . | .1 | .12 | .2
// A bulk operation misses an entry and meets the next one.
import java.util.concurrent.ConcurrentHashMap;

public class StepsMapWalkedInBulk {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> {
            map.put(1, 1);
            map.put(2, 2);
        });
        t.start();
        StringBuilder met = new StringBuilder(".");
        map.forEach(Long.MAX_VALUE, (key, value) -> met.append(key));
        t.join();
        System.out.println(met);
    }
}
