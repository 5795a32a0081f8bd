import jaunt.spec.AbsMap;
import jaunt.spec.Access;
import jaunt.spec.Declarative;
import jaunt.spec.SpecFor;
import jaunt.spec.SpecList;
import java.util.TreeMap;

/** What {@code java.util.TreeMap} of JDK 17 is, without a comparator: a red-black tree. Against jaunt.spec.AbsMap. */
@SpecFor(
        value = TreeMap.class,
        tree = {"TreeMap.root", "TreeMap.Entry.left", "TreeMap.Entry.right"},
        parent = "TreeMap.Entry.parent",
        keys = "TreeMap.Entry.key",
        values = "TreeMap.Entry.value")
public final class JdkTreeMapSpec {
    private JdkTreeMapSpec() {}

    @Declarative
    static boolean repOk(TreeMap<Object, Object> map) {
        Object root = Access.ref(map, "root");
        return Access.ref(map, "comparator") == null
                && isTree(root, null, null, null)
                && isBlack(root)
                && hasNoRedPair(root)
                && blackHeight(root) >= 0
                && Access.integer(map, "size") == count(root);
    }

    /** The keys of a subtree are between those of two entries, and the parents are those above. */
    @Declarative
    private static boolean isTree(Object at, Object parent, Object low, Object high) {
        return at == null
                || Access.ref(at, "parent") == parent
                        && (low == null || compare(low, at) < 0)
                        && (high == null || compare(at, high) < 0)
                        && isTree(Access.ref(at, "left"), at, low, at)
                        && isTree(Access.ref(at, "right"), at, at, high);
    }

    @Declarative
    @SuppressWarnings("unchecked")
    private static int compare(Object entry, Object other) {
        return ((Comparable<Object>) Access.ref(entry, "key")).compareTo(Access.ref(other, "key"));
    }

    @Declarative
    private static boolean isBlack(Object entry) {
        return entry == null || Access.bool(entry, "color");
    }

    @Declarative
    private static boolean hasNoRedPair(Object at) {
        return at == null
                || (isBlack(at) || isBlack(Access.ref(at, "left")) && isBlack(Access.ref(at, "right")))
                        && hasNoRedPair(Access.ref(at, "left"))
                        && hasNoRedPair(Access.ref(at, "right"));
    }

    /** How many black entries there are on each way down, or -1 if that is not the same number on all. */
    @Declarative
    private static int blackHeight(Object at) {
        if (at == null) {
            return 0;
        }
        int left = blackHeight(Access.ref(at, "left"));
        return left >= 0 && left == blackHeight(Access.ref(at, "right")) ? left + (isBlack(at) ? 1 : 0) : -1;
    }

    @Declarative
    private static int count(Object at) {
        return at == null ? 0 : 1 + count(Access.ref(at, "left")) + count(Access.ref(at, "right"));
    }

    static AbsMap abstraction(TreeMap<Object, Object> map) {
        return new AbsMap(
                SpecList.of(
                        Access.ref(map, "root"),
                        entry -> new AbsMap.Entry(Access.ref(entry, "key"), Access.ref(entry, "value")),
                        "left",
                        "right"));
    }
}
