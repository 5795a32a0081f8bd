/**
 * AvlTree with a bug; without: subjects/explore/bugs/fixed/AvlTree.java.
 *
 * A missed rotation: a tree that leans to the right and whose right child leans to the left needs two.
 *
 * Explore add, remove. Shown by repOk. Shortest:
 *
 * <pre>
 * add(1); add(3); add(2);
 * </pre>
 */
public class AvlTree {
    static final class Node {
        final int key;
        int height = 1;
        Node left;
        Node right;

        Node(int key) {
            this.key = key;
        }
    }

    private Node root;

    public boolean contains(int key) {
        Node at = root;
        while (at != null && at.key != key) at = key < at.key ? at.left : at.right;
        return at != null;
    }

    public boolean add(int key) {
        if (contains(key)) return false;
        root = add(root, key);
        return true;
    }

    public boolean remove(int key) {
        if (!contains(key)) return false;
        root = remove(root, key);
        return true;
    }

    private static Node add(Node node, int key) {
        if (node == null) return new Node(key);
        if (key < node.key) {
            node.left = add(node.left, key);
        } else {
            node.right = add(node.right, key);
        }
        return balance(node);
    }

    private static Node remove(Node node, int key) {
        if (key < node.key) {
            node.left = remove(node.left, key);
        } else if (key > node.key) {
            node.right = remove(node.right, key);
        } else if (node.left == null) {
            return node.right;
        } else if (node.right == null) {
            return node.left;
        } else {
            Node next = node.right;
            while (next.left != null) next = next.left;
            Node rest = remove(node.right, next.key);
            next.left = node.left;
            next.right = rest;
            node = next;
        }
        return balance(node);
    }

    private static int height(Node node) {
        return node == null ? 0 : node.height;
    }

    private static void measure(Node node) {
        node.height = 1 + Math.max(height(node.left), height(node.right));
    }

    private static Node balance(Node node) {
        int lean = height(node.left) - height(node.right);
        if (lean > 1) {
            if (height(node.left.left) < height(node.left.right)) node.left = rotateLeft(node.left);
            return rotateRight(node);
        }
        if (lean < -1) {
            return rotateLeft(node);
        }
        measure(node);
        return node;
    }

    private static Node rotateLeft(Node node) {
        Node up = node.right;
        node.right = up.left;
        up.left = node;
        measure(node);
        measure(up);
        return up;
    }

    private static Node rotateRight(Node node) {
        Node up = node.left;
        node.left = up.right;
        up.right = node;
        measure(node);
        measure(up);
        return up;
    }

    public boolean repOk() {
        return repOk(root, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    private static boolean repOk(Node node, long above, long below) {
        return node == null
                || above < node.key
                        && node.key < below
                        && Math.abs(height(node.left) - height(node.right)) <= 1
                        && node.height == 1 + Math.max(height(node.left), height(node.right))
                        && repOk(node.left, above, node.key)
                        && repOk(node.right, node.key, below);
    }
}
