/**
 * A map from integers to integers as a red-black tree: `treemap` of d'Amorim's dissertation (tables 3.2 and 4.1), where it
 * was java.util.TreeMap of Java 1.4. Insertion and deletion are those of Cormen, Leiserson, Rivest and Stein, with null for
 * the black leaves: a node with two children takes the entry of its successor, whose node goes. The trees are those that
 * java.util.TreeMap makes of the same calls.
 *
 * Explore put with keys 1..N and value 0, remove and get with 1..N, depth N.
 *
 * <pre>
 * N          5    6    7     8     9     10     11     12      13      14
 * found     72  185  537  1613  4709  13189  36245
 * expanded  56  173  470  1468  4552  13076  35405  96401  282532  844655
 * </pre>
 *
 * A tree can need more calls than it has keys: some colours come from removals only.
 */
public class RedBlackMap {
    static final class Entry {
        int key;
        int value;
        boolean black = true;
        Entry left;
        Entry right;
        Entry parent;

        Entry(int key, int value, Entry parent) {
            this.key = key;
            this.value = value;
            this.parent = parent;
        }
    }

    private Entry root;
    private int size;

    private Entry find(int key) {
        Entry at = root;
        while (at != null && at.key != key) at = key < at.key ? at.left : at.right;
        return at;
    }

    public Integer get(int key) {
        Entry entry = find(key);
        return entry == null ? null : entry.value;
    }

    public Integer put(int key, int value) {
        Entry parent = null;
        Entry at = root;
        while (at != null) {
            if (at.key == key) {
                int old = at.value;
                at.value = value;
                return old;
            }
            parent = at;
            at = key < at.key ? at.left : at.right;
        }
        Entry entry = new Entry(key, value, parent);
        if (parent == null) {
            root = entry;
        } else if (key < parent.key) {
            parent.left = entry;
        } else {
            parent.right = entry;
        }
        size++;
        afterInsertion(entry);
        return null;
    }

    public Integer remove(int key) {
        Entry entry = find(key);
        if (entry == null) return null;
        int old = entry.value;
        if (entry.left != null && entry.right != null) {
            Entry next = entry.right;
            while (next.left != null) next = next.left;
            entry.key = next.key;
            entry.value = next.value;
            entry = next;
        }
        Entry child = entry.left != null ? entry.left : entry.right;
        if (child != null) {
            replace(entry, child);
            if (entry.black) afterDeletion(child);
        } else {
            // The entry itself stands for the leaf that takes its place, and goes afterwards.
            if (entry.black) afterDeletion(entry);
            replace(entry, null);
        }
        size--;
        return old;
    }

    /** The child takes the place of an entry below its parent. */
    private void replace(Entry entry, Entry child) {
        if (child != null) child.parent = entry.parent;
        if (entry.parent == null) {
            root = child;
        } else if (entry.parent.left == entry) {
            entry.parent.left = child;
        } else {
            entry.parent.right = child;
        }
    }

    private static boolean isBlack(Entry entry) {
        return entry == null || entry.black;
    }

    private void rotateLeft(Entry entry) {
        Entry up = entry.right;
        entry.right = up.left;
        if (up.left != null) up.left.parent = entry;
        replace(entry, up);
        up.left = entry;
        entry.parent = up;
    }

    private void rotateRight(Entry entry) {
        Entry up = entry.left;
        entry.left = up.right;
        if (up.right != null) up.right.parent = entry;
        replace(entry, up);
        up.right = entry;
        entry.parent = up;
    }

    /** No red entry has a red parent, except perhaps this new one. */
    private void afterInsertion(Entry entry) {
        entry.black = false;
        while (entry != root && !entry.parent.black) {
            Entry grandparent = entry.parent.parent;
            boolean left = entry.parent == grandparent.left;
            Entry uncle = left ? grandparent.right : grandparent.left;
            if (!isBlack(uncle)) {
                entry.parent.black = true;
                uncle.black = true;
                grandparent.black = false;
                entry = grandparent;
            } else if (left) {
                if (entry == entry.parent.right) {
                    entry = entry.parent;
                    rotateLeft(entry);
                }
                entry.parent.black = true;
                grandparent.black = false;
                rotateRight(grandparent);
            } else {
                if (entry == entry.parent.left) {
                    entry = entry.parent;
                    rotateRight(entry);
                }
                entry.parent.black = true;
                grandparent.black = false;
                rotateLeft(grandparent);
            }
        }
        root.black = true;
    }

    /** Paths through this entry have one black entry too few. */
    private void afterDeletion(Entry entry) {
        while (entry != root && entry.black) {
            Entry parent = entry.parent;
            if (entry == parent.left) {
                Entry sibling = parent.right;
                if (!sibling.black) {
                    sibling.black = true;
                    parent.black = false;
                    rotateLeft(parent);
                    sibling = parent.right;
                }
                if (isBlack(sibling.left) && isBlack(sibling.right)) {
                    sibling.black = false;
                    entry = parent;
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
                    entry = root;
                }
            } else {
                Entry sibling = parent.left;
                if (!sibling.black) {
                    sibling.black = true;
                    parent.black = false;
                    rotateRight(parent);
                    sibling = parent.left;
                }
                if (isBlack(sibling.right) && isBlack(sibling.left)) {
                    sibling.black = false;
                    entry = parent;
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
                    entry = root;
                }
            }
        }
        entry.black = true;
    }

    public boolean repOk() {
        return isBlack(root)
                && (root == null || root.parent == null)
                && ordered(root, Long.MIN_VALUE, Long.MAX_VALUE)
                && blackHeight(root) >= 0
                && count(root) == size;
    }

    private static boolean ordered(Entry entry, long above, long below) {
        return entry == null
                || above < entry.key
                        && entry.key < below
                        && ordered(entry.left, above, entry.key)
                        && ordered(entry.right, entry.key, below);
    }

    /** The black entries on every path down; -1 where paths differ, a red entry has a red child or a parent is wrong. */
    private static int blackHeight(Entry entry) {
        if (entry == null) return 0;
        if (entry.left != null && entry.left.parent != entry || entry.right != null && entry.right.parent != entry) return -1;
        if (!entry.black && !(isBlack(entry.left) && isBlack(entry.right))) return -1;
        int left = blackHeight(entry.left);
        int right = blackHeight(entry.right);
        return left < 0 || left != right ? -1 : left + (entry.black ? 1 : 0);
    }

    private static int count(Entry entry) {
        return entry == null ? 0 : 1 + count(entry.left) + count(entry.right);
    }
}
