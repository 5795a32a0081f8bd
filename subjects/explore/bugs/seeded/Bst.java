/**
 * Bst with a bug; without: subjects/explore/Bst.java.
 *
 * A lost element: with the node of the next larger value, or a node without a left child, goes what is to the right of it.
 *
 * Explore add, remove. Shown by repOk (the size is another one). Shortest:
 *
 * <pre>
 * add(1); add(2); remove(1);
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
        Node child = at.left;
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
