// verdict: pass
// outcomes: {3=1, 5=2} | {3=1} | {5=2} | {}
// Clearing walks through a map that others fill: an earlier entry stays, and a later one goes.
import java.util.concurrent.ConcurrentHashMap;

public class StepsMapCleared {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> {
            map.put(3, 1);
            map.put(5, 2);
        });
        t.start();
        map.clear();
        t.join();
        System.out.println(map);
    }
}
