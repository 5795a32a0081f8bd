// verdict: pass
// outcomes: [1, 2, 6] | [1, 6, 2]
// When a map grows depends on who counts first, and the order of its entries tells.
import java.util.concurrent.ConcurrentHashMap;

public class StepsMapGrows {
    static final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(1);

    public static void main(String[] args) throws Exception {
        map.put(1, 1);
        Thread t = new Thread(() -> {
            map.put(6, 6);
            map.put(2, 2);
        });
        t.start();
        map.putIfAbsent(6, 7);
        t.join();
        System.out.println(map.keySet());
    }
}
