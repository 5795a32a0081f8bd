import java.util.concurrent.ConcurrentHashMap;

/**
 * RegistryMap with a bug; without: subjects/explore/bugs/threads/fixed/RegistryMap.java.
 *
 * Check, then act: between the look whether the key is there and the put another thread can put. Each call on the map is
 * atomic, and no field is raced for. With two threads of one call each, from the empty map:
 *
 * <pre>
 * register(1, 1) | register(1, 2)
 * </pre>
 *
 * can both return true, which in no order of the two happens.
 */
public class RegistryMap {
    private final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();

    /** Whether the key had no value. */
    public boolean register(int key, int value) {
        if (map.containsKey(key)) return false;
        map.put(key, value);
        return true;
    }

    /** Null where there is none. */
    public Integer get(int key) {
        return map.get(key);
    }

    public boolean unregister(int key) {
        return map.remove(key) != null;
    }
}
