import jaunt.spec.AbsMap;
import jaunt.spec.Declarative;
import jaunt.spec.EntryCheck;
import jaunt.spec.Key;
import jaunt.spec.Parent;
import jaunt.spec.SpecList;
import jaunt.spec.Tree;
import jaunt.spec.Value;

/**
 * A map as a red-black tree: insertion and deletion of Cormen, Leiserson, Rivest and Stein, with null for the black leaves.
 * Keys are compared by {@code compareTo}.
 *
 * <p>Against jaunt.spec.AbsMap.
 */
public class TreeMap {
    static final class Entry {
        @Key Object key;
        @Value Object value;
        @Tree Entry left;
        @Tree Entry right;
        @Parent Entry parent;
        boolean black;

        Entry(Object key, Object value, Entry parent) {
            this.key = key;
            this.value = value;
            this.parent = parent;
        }
    }

    @Tree private Entry root;
    private int size;

    public Object get(Object key) {
        Entry entry = find(key);
        return entry == null ? null : entry.value;
    }

    private Entry find(Object key) {
        Entry at = root;
        while (at != null) {
            int order = compare(key, at.key);
            if (order == 0) {
                return at;
            }
            if (order < 0) {
                at = at.left;
            } else {
                at = at.right;
            }
        }
        return null;
    }

    public Object put(Object key, Object value) {
        Entry parent = null;
        Entry at = root;
        while (at != null) {
            int order = compare(key, at.key);
            if (order == 0) {
                Object old = at.value;
                at.value = value;
                return old;
            }
            parent = at;
            if (order < 0) {
                at = at.left;
            } else {
                at = at.right;
            }
        }
        Entry entry = new Entry(key, value, parent);
        if (parent == null) {
            root = entry;
        } else if (compare(key, parent.key) < 0) {
            parent.left = entry;
        } else {
            parent.right = entry;
        }
        size++;
        repairRed(entry);
        return null;
    }

    /** A red entry whose parent may be red as well: that goes up, or two rotations end it. */
    private void repairRed(Entry at) {
        while (at.parent != null && !at.parent.black) {
            Entry parent = at.parent;
            Entry above = parent.parent;
            if (parent == above.left) {
                if (isBlack(above.right)) {
                    if (at == parent.right) {
                        rotateLeft(parent);
                        parent = at;
                    }
                    parent.black = true;
                    above.black = false;
                    rotateRight(above);
                    return;
                }
                above.right.black = true;
            } else {
                if (isBlack(above.left)) {
                    if (at == parent.left) {
                        rotateRight(parent);
                        parent = at;
                    }
                    parent.black = true;
                    above.black = false;
                    rotateLeft(above);
                    return;
                }
                above.left.black = true;
            }
            parent.black = true;
            above.black = false;
            at = above;
        }
        root.black = true;
    }

    public Object remove(Object key) {
        Entry entry = find(key);
        if (entry == null) {
            return null;
        }
        Object old = entry.value;
        unlink(entry);
        size--;
        return old;
    }

    private void unlink(Entry entry) {
        Entry gone = entry;
        if (entry.left != null && entry.right != null) {
            gone = entry.right;
            while (gone.left != null) {
                gone = gone.left;
            }
            entry.key = gone.key;
            entry.value = gone.value;
        }
        Entry child = gone.left != null ? gone.left : gone.right;
        Entry parent = gone.parent;
        replace(gone, child);
        if (gone.black) {
            repairBlack(child, parent);
        }
    }

    /** The ways through {@code at}, a child of {@code parent} that may be null, have one black entry too few. */
    private void repairBlack(Entry at, Entry parent) {
        while (parent != null && isBlack(at)) {
            if (at == parent.left) {
                Entry sibling = parent.right;
                if (!sibling.black) {
                    sibling.black = true;
                    parent.black = false;
                    rotateLeft(parent);
                    sibling = parent.right;
                }
                if (isBlack(sibling.left) && isBlack(sibling.right)) {
                    sibling.black = false;
                    at = parent;
                    parent = at.parent;
                } else {
                    if (isBlack(sibling.right)) {
                        sibling.left.black = true;
                        sibling.black = false;
                        rotateRight(sibling);
                        sibling = parent.right;
                    }
                    sibling.black = parent.black;
                    parent.black = true;
                    sibling.right.black = true;
                    rotateLeft(parent);
                    return;
                }
            } else {
                Entry sibling = parent.left;
                if (!sibling.black) {
                    sibling.black = true;
                    parent.black = false;
                    rotateRight(parent);
                    sibling = parent.left;
                }
                if (isBlack(sibling.left) && isBlack(sibling.right)) {
                    sibling.black = false;
                    at = parent;
                    parent = at.parent;
                } else {
                    if (isBlack(sibling.left)) {
                        sibling.right.black = true;
                        sibling.black = false;
                        rotateLeft(sibling);
                        sibling = parent.left;
                    }
                    sibling.black = parent.black;
                    parent.black = true;
                    sibling.left.black = true;
                    rotateRight(parent);
                    return;
                }
            }
        }
        if (at != null) {
            at.black = true;
        }
    }

    private void rotateLeft(Entry at) {
        Entry up = at.right;
        replace(at, up);
        at.right = up.left;
        if (up.left != null) {
            up.left.parent = at;
        }
        up.left = at;
        at.parent = up;
    }

    private void rotateRight(Entry at) {
        Entry up = at.left;
        replace(at, up);
        at.left = up.right;
        if (up.right != null) {
            up.right.parent = at;
        }
        up.right = at;
        at.parent = up;
    }

    /** Below the parent of {@code old} there is {@code child} now. */
    private void replace(Entry old, Entry child) {
        Entry parent = old.parent;
        if (child != null) {
            child.parent = parent;
        }
        if (parent == null) {
            root = child;
        } else if (parent.left == old) {
            parent.left = child;
        } else {
            parent.right = child;
        }
    }

    @Declarative
    private static boolean isBlack(Entry entry) {
        return entry == null || entry.black;
    }

    @Declarative
    @SuppressWarnings("unchecked")
    private static int compare(Object key, Object other) {
        return ((Comparable<Object>) key).compareTo(other);
    }

    @Declarative
    public boolean containsKey(Object key) {
        return contains(root, key);
    }

    @Declarative
    private static boolean contains(Entry at, Object key) {
        return at != null
                && (compare(key, at.key) == 0 || contains(compare(key, at.key) < 0 ? at.left : at.right, key));
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
        root = null;
        size = 0;
    }

    /** Whether the check holds for every entry: for the {@code repOk} of those who use the map. */
    @Declarative
    public boolean forAll(EntryCheck check) {
        return forAll(root, check);
    }

    @Declarative
    private static boolean forAll(Entry at, EntryCheck check) {
        return at == null || check.holds(at.key, at.value) && forAll(at.left, check) && forAll(at.right, check);
    }

    @Declarative
    boolean repOk() {
        return isTree(root, null, null, null)
                && isBlack(root)
                && hasNoRedPair(root)
                && blackHeight(root) >= 0
                && size == count(root);
    }

    /** The keys of a subtree are between those of two entries, and the parents are those above. */
    @Declarative
    private static boolean isTree(Entry at, Entry parent, Entry low, Entry high) {
        return at == null
                || at.parent == parent
                        && (low == null || compare(low.key, at.key) < 0)
                        && (high == null || compare(at.key, high.key) < 0)
                        && isTree(at.left, at, low, at)
                        && isTree(at.right, at, at, high);
    }

    @Declarative
    private static boolean hasNoRedPair(Entry at) {
        return at == null
                || (at.black || isBlack(at.left) && isBlack(at.right))
                        && hasNoRedPair(at.left)
                        && hasNoRedPair(at.right);
    }

    /** How many black entries there are on each way down, or -1 if that is not the same number on all. */
    @Declarative
    private static int blackHeight(Entry at) {
        if (at == null) {
            return 0;
        }
        int left = blackHeight(at.left);
        return left >= 0 && left == blackHeight(at.right) ? left + (at.black ? 1 : 0) : -1;
    }

    @Declarative
    private static int count(Entry at) {
        return at == null ? 0 : 1 + count(at.left) + count(at.right);
    }

    AbsMap abstraction() {
        return new AbsMap(SpecList.of(root, entry -> new AbsMap.Entry(entry.key, entry.value)));
    }
}
