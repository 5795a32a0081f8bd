// verdict: assertion
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.Map;

// A cache looks twice whether its entry is still there.
public class CacheEntryLost {
    static final Map<String, WeakReference<Object>> CACHE = new HashMap<>();

    static Object lookUp(String key) {
        WeakReference<Object> entry = CACHE.get(key);
        if (entry != null && entry.get() != null) {
            return entry.get();
        }
        Object made = new Object();
        CACHE.put(key, new WeakReference<>(made));
        return made;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            lookUp("a");
            assert lookUp("a") != null;
        }).start();
        System.gc();
    }
}
