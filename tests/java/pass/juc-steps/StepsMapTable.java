// verdict: pass
// outcomes: met | met 1 | met 1 2 | met 2
// A map has its table before the first entry is in it: a walk may pass that entry's place, and meet the next one.
import java.util.concurrent.ConcurrentHashMap;

public class StepsMapTable {
    static final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            map.put(1, 1);
            map.put(2, 2);
        });
        t.start();
        StringBuilder met = new StringBuilder("met");
        for (Integer key : map.keySet()) {
            met.append(' ').append(key);
        }
        t.join();
        System.out.println(met);
    }
}
