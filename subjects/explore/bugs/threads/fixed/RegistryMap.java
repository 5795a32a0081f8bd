import java.util.concurrent.ConcurrentHashMap;

/**
 * A map whose entries, once there, stay: a wrapper of ConcurrentHashMap.
 *
 * Linearizable. Explore with two threads: register with keys 1..2 and values 1..2, get and unregister with 1..2.
 */
public class RegistryMap {
    private final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();

    /** Whether the key had no value. */
    public boolean register(int key, int value) {
        return map.putIfAbsent(key, value) == null;
    }

    /** Null where there is none. */
    public Integer get(int key) {
        return map.get(key);
    }

    public boolean unregister(int key) {
        return map.remove(key) != null;
    }
}
