import jaunt.spec.AbsMap;
import jaunt.spec.Declarative;
import jaunt.spec.EntryCheck;
import jaunt.spec.Key;
import jaunt.spec.Length;
import jaunt.spec.SpecList;
import jaunt.spec.Tree;
import jaunt.spec.Value;

/**
 * A map as a table of chains. The table keeps its length, a power of two.
 *
 * <p>Against jaunt.spec.AbsMap.
 */
public class HashMap {
    static final class Entry {
        @Key final Object key;
        @Value Object value;
        @Tree Entry next;

        Entry(Object key, Object value, Entry next) {
            this.key = key;
            this.value = value;
            this.next = next;
        }
    }

    @Tree @Length(4) private final Entry[] table;
    private int size;

    public HashMap() {
        table = new Entry[4];
    }

    @Declarative
    private int bucket(Object key) {
        return key.hashCode() & table.length - 1;
    }

    public Object get(Object key) {
        Entry at = table[bucket(key)];
        while (at != null) {
            if (at.key.equals(key)) {
                return at.value;
            }
            at = at.next;
        }
        return null;
    }

    /** A new entry comes to the front of its chain. */
    public Object put(Object key, Object value) {
        int bucket = bucket(key);
        Entry at = table[bucket];
        while (at != null) {
            if (at.key.equals(key)) {
                Object old = at.value;
                at.value = value;
                return old;
            }
            at = at.next;
        }
        table[bucket] = new Entry(key, value, table[bucket]);
        size++;
        return null;
    }

    public Object remove(Object key) {
        int bucket = bucket(key);
        Entry before = null;
        Entry at = table[bucket];
        while (at != null && !at.key.equals(key)) {
            before = at;
            at = at.next;
        }
        if (at == null) {
            return null;
        }
        if (before == null) {
            table[bucket] = at.next;
        } else {
            before.next = at.next;
        }
        size--;
        return at.value;
    }

    @Declarative
    public boolean containsKey(Object key) {
        return contains(table[bucket(key)], key);
    }

    @Declarative
    private static boolean contains(Entry at, Object key) {
        return at != null && (at.key.equals(key) || contains(at.next, key));
    }

    @Declarative
    public boolean isEmpty() {
        return size == 0;
    }

    @Declarative
    public int size() {
        return size;
    }

    public void clear() {
        for (int i = 0; i < table.length; i++) {
            table[i] = null;
        }
        size = 0;
    }

    /** Whether the check holds for every entry: for the {@code repOk} of those who use the map. */
    @Declarative
    public boolean forAll(EntryCheck check) {
        return forAll(0, check);
    }

    @Declarative
    private boolean forAll(int bucket, EntryCheck check) {
        return bucket == table.length || forAll(table[bucket], check) && forAll(bucket + 1, check);
    }

    @Declarative
    private static boolean forAll(Entry at, EntryCheck check) {
        return at == null || check.holds(at.key, at.value) && forAll(at.next, check);
    }

    @Declarative
    boolean repOk() {
        return table != null
                && table.length > 0
                && (table.length & table.length - 1) == 0
                && areChains(0)
                && size == count(0);
    }

    @Declarative
    private boolean areChains(int bucket) {
        return bucket == table.length || isChain(table[bucket], bucket) && areChains(bucket + 1);
    }

    /** Each key is in its bucket, and there once. */
    @Declarative
    private boolean isChain(Entry at, int bucket) {
        return at == null
                || at.key != null
                        && bucket(at.key) == bucket
                        && !contains(at.next, at.key)
                        && isChain(at.next, bucket);
    }

    @Declarative
    private int count(int bucket) {
        return bucket == table.length ? 0 : length(table[bucket]) + count(bucket + 1);
    }

    @Declarative
    private static int length(Entry at) {
        return at == null ? 0 : 1 + length(at.next);
    }

    AbsMap abstraction() {
        return new AbsMap(SpecList.ofAll(table, entry -> new AbsMap.Entry(entry.key, entry.value)));
    }
}
