package jaunt.spec;

import java.util.Objects;

/**
 * A map as a list of entries in no order: what a map is to its users. Keys are compared by {@code equals}; the results are
 * those of {@code java.util.Map}.
 *
 * <p>An abstraction function for a class whose nodes have keys and values is
 *
 * <pre>
 * AbsMap abstraction() {
 *     return new AbsMap(SpecList.of(root, node -&gt; new AbsMap.Entry(node.key, node.value)));
 * }
 * </pre>
 */
public class AbsMap {
    /** A key and its value. */
    public static final class Entry implements SpecList.Element {
        @Key Object key;
        @Value Object value;

        /** An entry to be put into a list. */
        public Entry(Object key, Object value) {
            this.key = key;
            this.value = value;
        }

        @Override
        @Declarative
        public boolean matches(Object key) {
            return Objects.equals(this.key, key);
        }

        @Override
        @Declarative
        public boolean equalTo(Object other) {
            return other instanceof Entry
                    && Objects.equals(key, ((Entry) other).key)
                    && Objects.equals(value, ((Entry) other).value);
        }
    }

    private final SpecList<Entry> entries;

    /** An empty map. */
    public AbsMap() {
        this(new SpecList<>());
    }

    /** A map of these entries, no two with the same key. */
    public AbsMap(SpecList<Entry> entries) {
        this.entries = entries;
    }

    /** The value that the key had before, or null. */
    public Object put(@Key Object key, @Value Object value) {
        Entry entry = entries.find(key);
        if (entry == null) {
            entries.add(new Entry(key, value));
            return null;
        }
        Object old = entry.value;
        entry.value = value;
        return old;
    }

    /** The key's value, or null. */
    @Declarative
    public Object get(@Key Object key) {
        Entry entry = entries.find(key);
        return entry == null ? null : entry.value;
    }

    /** The value that the key had, or null. */
    public Object remove(@Key Object key) {
        Entry entry = entries.find(key);
        entries.remove(entry);
        return entry == null ? null : entry.value;
    }

    /** Whether the key has a value. */
    @Declarative
    public boolean containsKey(@Key Object key) {
        return entries.find(key) != null;
    }

    /** Whether there are no entries. */
    @Declarative
    public boolean isEmpty() {
        return entries.isEmpty();
    }

    /** How many entries there are. */
    @Declarative
    public int size() {
        return entries.size();
    }

    /** Takes all entries out. */
    public void clear() {
        entries.clear();
    }

    /** Whether the check holds for every entry: for the {@code repOk} of clients. A module that is a map can have it too. */
    @Declarative
    public boolean forAll(EntryCheck check) {
        return forAll(0, check);
    }

    @Declarative
    private boolean forAll(int i, EntryCheck check) {
        return i == entries.slots()
                || (!entries.has(i) || check.holds(entries.slot(i).key, entries.slot(i).value)) && forAll(i + 1, check);
    }

    /** The keys, for the abstraction of a set that is made of a map. */
    public AbsSet keys() {
        return new AbsSet(entries.map(entry -> new AbsSet.Member(entry.key)));
    }

    /** No two entries have the same key. */
    @Declarative
    public boolean repOk() {
        return entries != null && distinct(0);
    }

    @Declarative
    private boolean distinct(int i) {
        return i == entries.slots()
                || (!entries.has(i) || entries.find(entries.slot(i).key) == entries.slot(i)) && distinct(i + 1);
    }

    /** A copy: a map that takes the place of a module stands for itself. */
    public AbsMap abstraction() {
        return new AbsMap(entries.map(entry -> new Entry(entry.key, entry.value)));
    }

    /** The same entries, in any order. */
    @Declarative
    public boolean equalTo(AbsMap other) {
        return entries.sameElements(other.entries);
    }
}
