/**
 * FibHeap with a bug; without: subjects/explore/FibHeap.java.
 *
 * Off by one: the last root is looked at by nobody, and with its tree it is lost.
 *
 * Explore insert, removeMin. Shown by repOk (the size is another one). Shortest:
 *
 * <pre>
 * insert(1); insert(1); removeMin();
 * </pre>
 */
public class FibHeap {
    static final class Node {
        int key;
        int degree;
        Node parent;
        Node child;
        Node left = this;
        Node right = this;

        Node(int key) {
            this.key = key;
        }
    }

    private Node min;
    private int size;

    public void insert(int key) {
        addRoot(new Node(key));
        size++;
    }

    private void addRoot(Node node) {
        if (min == null) {
            node.left = node;
            node.right = node;
            min = node;
        } else {
            insertBefore(node, min);
            if (node.key < min.key) min = node;
        }
    }

    private static void insertBefore(Node node, Node next) {
        node.right = next;
        node.left = next.left;
        node.left.right = node;
        next.left = node;
    }

    private static void unlink(Node node) {
        node.left.right = node.right;
        node.right.left = node.left;
    }

    /** -1 where it is empty. */
    public int removeMin() {
        if (min == null) return -1;
        Node old = min;
        while (old.child != null) {
            Node child = old.child;
            old.child = child.right == child ? null : child.right;
            unlink(child);
            child.parent = null;
            insertBefore(child, old);
        }
        unlink(old);
        if (old.right == old) {
            min = null;
        } else {
            consolidate(old.right);
        }
        size--;
        return old.key;
    }

    /** Roots of one degree are linked until all degrees differ. */
    private void consolidate(Node first) {
        int roots = 1;
        for (Node at = first.right; at != first; at = at.right) roots++;
        Node[] byDegree = new Node[32];
        Node at = first;
        for (; roots > 1; roots--) {
            Node next = at.right;
            Node tree = at;
            while (byDegree[tree.degree] != null) {
                Node other = byDegree[tree.degree];
                byDegree[tree.degree] = null;
                if (other.key < tree.key) {
                    link(tree, other);
                    tree = other;
                } else {
                    link(other, tree);
                }
            }
            byDegree[tree.degree] = tree;
            at = next;
        }
        min = null;
        for (Node tree : byDegree) {
            if (tree != null) addRoot(tree);
        }
    }

    private static void link(Node child, Node parent) {
        unlink(child);
        child.parent = parent;
        if (parent.child == null) {
            child.left = child;
            child.right = child;
            parent.child = child;
        } else {
            insertBefore(child, parent.child);
        }
        parent.degree++;
    }

    public boolean repOk() {
        return min == null ? size == 0 : ring(min, null, min.key) == size;
    }

    /** The nodes of a ring and below; -1 where something is wrong. */
    private static int ring(Node first, Node parent, int least) {
        int nodes = 0;
        int length = 0;
        Node at = first;
        do {
            if (at.parent != parent || at.key < least || at.right.left != at) return -1;
            int below = at.child == null ? 0 : ring(at.child, at, at.key);
            if (below < 0 || at.child == null && at.degree != 0) return -1;
            nodes += 1 + below;
            length++;
            at = at.right;
        } while (at != first);
        return parent != null && length != parent.degree ? -1 : nodes;
    }
}
