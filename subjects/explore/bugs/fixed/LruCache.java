/**
 * A map of at most two entries that gives up the one that was used longest ago: a doubly linked list, the latest first.
 *
 * Explore put with keys 1..3 and values 1..2, get and remove with 1..3.
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
            oldest = entry.newer;
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
