/**
 * LruCache with a bug; without: subjects/explore/bugs/fixed/LruCache.java.
 *
 * A stale alias: the only entry goes, and stays the oldest one.
 *
 * Explore put, get, remove. Shown by repOk. Shortest:
 *
 * <pre>
 * put(1, 1); remove(1);
 * </pre>
 */
public class LruCache {
    static final class Entry {
        final int key;
        int value;
        Entry newer;
        Entry older;

        Entry(int key, int value) {
            this.key = key;
            this.value = value;
        }
    }

    private static final int CAPACITY = 2;

    private Entry newest;
    private Entry oldest;
    private int size;

    private Entry find(int key) {
        Entry at = newest;
        while (at != null && at.key != key) at = at.older;
        return at;
    }

    private void unlink(Entry entry) {
        if (entry.newer == null) {
            newest = entry.older;
        } else {
            entry.newer.older = entry.older;
        }
        if (entry.older == null) {
            if (entry.newer != null) oldest = entry.newer;
        } else {
            entry.older.newer = entry.newer;
        }
        entry.newer = null;
        entry.older = null;
        size--;
    }

    private void link(Entry entry) {
        entry.older = newest;
        if (newest != null) newest.newer = entry;
        newest = entry;
        if (oldest == null) oldest = entry;
        size++;
    }

    /** Null where there is none. */
    public Integer get(int key) {
        Entry entry = find(key);
        if (entry == null) return null;
        unlink(entry);
        link(entry);
        return entry.value;
    }

    public void put(int key, int value) {
        Entry entry = find(key);
        if (entry != null) {
            unlink(entry);
            entry.value = value;
        } else {
            entry = new Entry(key, value);
            if (size == CAPACITY) unlink(oldest);
        }
        link(entry);
    }

    public boolean remove(int key) {
        Entry entry = find(key);
        if (entry == null) return false;
        unlink(entry);
        return true;
    }

    public int size() {
        return size;
    }

    public boolean repOk() {
        int count = 0;
        Entry last = null;
        for (Entry at = newest; at != null; at = at.older) {
            if (at.newer != last || find(at.key) != at || ++count > CAPACITY) return false;
            last = at;
        }
        return last == oldest && count == size;
    }
}
