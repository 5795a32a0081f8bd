/**
 * A set of integers as an unbalanced binary search tree: `bst` of d'Amorim's dissertation (figures 1.1 and 1.4, tables 3.2
 * and 4.1).
 *
 * Explore add and remove with 1..N, depth N. A tree of k nodes is first found at depth k, so that the states found are
 * Σ_{k≤N} C(N,k)·Catalan(k), and those expanded the same for k < N.
 *
 * <pre>
 * N          5    6     7      8      9      10      11
 * found    188  731  2950  12235  51822  223191  974427
 * expanded 146  599  2521  10805  46960  206395  915641
 * </pre>
 */
public class Bst {
    static final class Node {
        Node left;
        Node right;
        int info;

        Node(int info) {
            this.info = info;
        }
    }

    private Node root;
    private int size;

    public void add(int info) {
        if (root == null) {
            root = new Node(info);
        } else {
            Node at = root;
            while (true) {
                if (at.info < info) {
                    if (at.right == null) {
                        at.right = new Node(info);
                        break;
                    }
                    at = at.right;
                } else if (at.info > info) {
                    if (at.left == null) {
                        at.left = new Node(info);
                        break;
                    }
                    at = at.left;
                } else {
                    return;
                }
            }
        }
        size++;
    }

    public boolean remove(int info) {
        Node parent = null;
        Node at = root;
        while (at != null && at.info != info) {
            parent = at;
            at = info < at.info ? at.left : at.right;
        }
        if (at == null) return false;
        if (at.left != null && at.right != null) {
            // The next larger value takes its place, and the node of that one goes.
            Node next = at.right;
            parent = at;
            while (next.left != null) {
                parent = next;
                next = next.left;
            }
            at.info = next.info;
            at = next;
        }
        Node child = at.left != null ? at.left : at.right;
        if (parent == null) {
            root = child;
        } else if (parent.left == at) {
            parent.left = child;
        } else {
            parent.right = child;
        }
        size--;
        return true;
    }

    public boolean contains(int info) {
        Node at = root;
        while (at != null && at.info != info) at = info < at.info ? at.left : at.right;
        return at != null;
    }

    public boolean repOk() {
        return ordered(root, Long.MIN_VALUE, Long.MAX_VALUE) && count(root) == size;
    }

    private static boolean ordered(Node node, long above, long below) {
        return node == null
                || above < node.info
                        && node.info < below
                        && ordered(node.left, above, node.info)
                        && ordered(node.right, node.info, below);
    }

    private static int count(Node node) {
        return node == null ? 0 : 1 + count(node.left) + count(node.right);
    }
}
