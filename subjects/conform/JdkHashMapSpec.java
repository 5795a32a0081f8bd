import jaunt.spec.AbsMap;
import jaunt.spec.Access;
import jaunt.spec.Declarative;
import jaunt.spec.SpecFor;
import jaunt.spec.SpecList;
import java.util.HashMap;

/**
 * What {@code java.util.HashMap} of JDK 17 is, as long as no chain has become a tree: a table of chains. Against
 * jaunt.spec.AbsMap.
 *
 * <p>The bounds are a table of four buckets that may hold 16 entries, by a load factor of 4: up to 16 keys it does not grow, but
 * where a chain has eight entries and a ninth one comes.
 */
@SpecFor(
        value = HashMap.class,
        tree = {"HashMap.table", "HashMap.Node.next"},
        keys = {"HashMap.Node.key", "HashMap.Node.hash"},
        values = "HashMap.Node.value",
        length = "HashMap.table=4",
        range = {"HashMap.threshold=16", "HashMap.loadFactor=4"})
public final class JdkHashMapSpec {
    private JdkHashMapSpec() {}

    @Declarative
    static boolean repOk(HashMap<Object, Object> map) {
        Object[] table = (Object[]) Access.ref(map, "table");
        float loadFactor = Access.floating(map, "loadFactor");
        int threshold = Access.integer(map, "threshold");
        return loadFactor > 0
                && (table == null
                        ? Access.integer(map, "size") == 0 && (threshold == 0 || isPowerOfTwo(threshold))
                        : isPowerOfTwo(table.length)
                                && threshold >= 0
                                && (threshold <= table.length * loadFactor || threshold == Integer.MAX_VALUE)
                                && areChains(table, 0)
                                && Access.integer(map, "size") == count(table, 0));
    }

    @Declarative
    private static boolean isPowerOfTwo(int number) {
        return number > 0 && (number & number - 1) == 0;
    }

    @Declarative
    private static boolean areChains(Object[] table, int bucket) {
        return bucket == table.length
                || isChain(table[bucket], bucket, table.length) && areChains(table, bucket + 1);
    }

    /** Each key is in its bucket, and there once. */
    @Declarative
    private static boolean isChain(Object at, int bucket, int length) {
        return at == null
                || Access.integer(at, "hash") == hash(Access.ref(at, "key"))
                        && (Access.integer(at, "hash") & length - 1) == bucket
                        && !contains(Access.ref(at, "next"), Access.ref(at, "key"))
                        && isChain(Access.ref(at, "next"), bucket, length);
    }

    @Declarative
    private static int hash(Object key) {
        return key == null ? 0 : key.hashCode() ^ key.hashCode() >>> 16;
    }

    @Declarative
    private static boolean contains(Object at, Object key) {
        return at != null && (same(Access.ref(at, "key"), key) || contains(Access.ref(at, "next"), key));
    }

    @Declarative
    private static boolean same(Object key, Object other) {
        return key == other || key != null && key.equals(other);
    }

    @Declarative
    private static int count(Object[] table, int bucket) {
        return bucket == table.length ? 0 : length(table[bucket]) + count(table, bucket + 1);
    }

    @Declarative
    private static int length(Object at) {
        return at == null ? 0 : 1 + length(Access.ref(at, "next"));
    }

    static AbsMap abstraction(HashMap<Object, Object> map) {
        return new AbsMap(
                SpecList.ofAll(
                        (Object[]) Access.ref(map, "table"),
                        node -> new AbsMap.Entry(Access.ref(node, "key"), Access.ref(node, "value")),
                        "next"));
    }
}
