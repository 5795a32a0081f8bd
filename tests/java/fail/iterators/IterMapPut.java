// verdict: exception java.util.ConcurrentModificationException

// A key is added while another thread walks over the map.
import java.util.HashMap;
import java.util.Map;

public class IterMapPut {
    public static void main(String[] a) {
        Map<Integer, String> map = new HashMap<>();
        map.put(1, "one");
        map.put(2, "two");
        new Thread(() -> map.put(3, "three")).start();
        int sum = 0;
        for (Integer k : map.keySet()) sum += k;
    }
}
