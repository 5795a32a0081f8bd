// verdict: Incomplete ClearedBeside
// outcomes: 0 0 | 1 0 | 1 1
import java.util.WeakHashMap;

// A map with weak keys that only one thread knows.
public class WeakMapOfOne {
    public static void main(String[] args) {
        new Thread(() -> {
            WeakHashMap<Object, String> map = new WeakHashMap<>();
            map.put(new Object(), "value");
            int first = map.size();
            System.out.println(first + " " + map.size());
        }).start();
        System.gc();
    }
}
