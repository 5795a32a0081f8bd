/**
 * BinHeap with a bug; without: subjects/explore/BinHeap.java.
 *
 * A forgotten parent link: roots that were children keep their old parent.
 *
 * Explore insert, extractMin. Shown by repOk. Shortest:
 *
 * <pre>
 * insert(1); insert(1); extractMin();
 * </pre>
 */
public class BinHeap {
    static final class Node {
        int key;
        int degree;
        Node parent;
        Node sibling;
        Node child;

        Node(int key) {
            this.key = key;
        }
    }

    /** The root of the smallest tree; along siblings degrees grow. */
    private Node head;

    private int size;

    public void insert(int key) {
        unite(new Node(key));
        size++;
    }

    /** -1 where it is empty. */
    public int extractMin() {
        if (head == null) return -1;
        Node min = head;
        Node before = null;
        for (Node at = head; at.sibling != null; at = at.sibling) {
            if (at.sibling.key < min.key) {
                before = at;
                min = at.sibling;
            }
        }
        if (before == null) {
            head = min.sibling;
        } else {
            before.sibling = min.sibling;
        }
        // Children are in order of falling degree.
        Node children = null;
        Node child = min.child;
        while (child != null) {
            Node next = child.sibling;
            child.sibling = children;
            children = child;
            child = next;
        }
        unite(children);
        size--;
        return min.key;
    }

    /** One element with this key. */
    public boolean delete(int key) {
        Node node = find(head, key);
        if (node == null) return false;
        for (; node.parent != null; node = node.parent) node.key = node.parent.key;
        node.key = Integer.MIN_VALUE;
        extractMin();
        return true;
    }

    private static Node find(Node first, int key) {
        for (Node node = first; node != null; node = node.sibling) {
            if (node.key == key) return node;
            Node below = find(node.child, key);
            if (below != null) return below;
        }
        return null;
    }

    /** The trees of another heap come into this one. */
    private void unite(Node other) {
        head = merge(head, other);
        if (head == null) return;
        Node before = null;
        Node at = head;
        while (at.sibling != null) {
            Node next = at.sibling;
            if (at.degree != next.degree || next.sibling != null && next.sibling.degree == at.degree) {
                before = at;
                at = next;
            } else if (at.key <= next.key) {
                at.sibling = next.sibling;
                link(next, at);
            } else {
                if (before == null) {
                    head = next;
                } else {
                    before.sibling = next;
                }
                link(at, next);
                at = next;
            }
        }
    }

    private static void link(Node child, Node parent) {
        child.parent = parent;
        child.sibling = parent.child;
        parent.child = child;
        parent.degree++;
    }

    private static Node merge(Node one, Node other) {
        if (one == null) return other;
        if (other == null) return one;
        if (one.degree <= other.degree) {
            one.sibling = merge(one.sibling, other);
            return one;
        }
        other.sibling = merge(one, other.sibling);
        return other;
    }

    public boolean repOk() {
        int nodes = 0;
        int degree = -1;
        for (Node tree = head; tree != null; tree = tree.sibling) {
            if (tree.degree <= degree || tree.parent != null || !isTree(tree)) return false;
            degree = tree.degree;
            nodes += 1 << degree;
        }
        return nodes == size;
    }

    private static boolean isTree(Node node) {
        int degree = node.degree;
        for (Node child = node.child; child != null; child = child.sibling) {
            degree--;
            if (child.parent != node || child.degree != degree || child.key < node.key || !isTree(child)) return false;
        }
        return degree == 0;
    }
}
