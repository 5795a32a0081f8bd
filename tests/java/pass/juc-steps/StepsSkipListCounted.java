// verdict: pass
// outcomes: 1 1 | 1 2 | null 1 | null 2
// An entry of a sorted map is there before it is counted.
import java.util.concurrent.ConcurrentSkipListMap;

public class StepsSkipListCounted {
    static final ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>();

    public static void main(String[] args) throws Exception {
        map.put(3, 3);
        Thread t = new Thread(() -> map.put(1, 1));
        t.start();
        Integer found = map.get(1);
        int size = map.size();
        t.join();
        System.out.println(found + " " + size);
    }
}
