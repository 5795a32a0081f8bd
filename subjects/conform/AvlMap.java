import jaunt.spec.AbsMap;
import jaunt.spec.Declarative;
import jaunt.spec.Key;
import jaunt.spec.SpecList;
import jaunt.spec.Tree;
import jaunt.spec.Value;

/**
 * A map from integers as an AVL tree (Adelson-Velsky and Landis 1962): the heights of two siblings differ by one at most.
 * Insertion and deletion are recursive.
 *
 * <p>Against jaunt.spec.AbsMap.
 */
public class AvlMap {
    static final class Node {
        @Key int key;
        @Value Object value;
        @Tree Node left;
        @Tree Node right;

        /** Of the tree below, this node included. */
        int height = 1;

        Node(int key, Object value) {
            this.key = key;
            this.value = value;
        }
    }

    @Tree private Node root;
    private int size;

    public Object get(int key) {
        Node node = find(key);
        return node == null ? null : node.value;
    }

    private Node find(int key) {
        Node at = root;
        while (at != null && at.key != key) {
            if (key < at.key) {
                at = at.left;
            } else {
                at = at.right;
            }
        }
        return at;
    }

    public Object put(int key, Object value) {
        Node node = find(key);
        if (node != null) {
            Object old = node.value;
            node.value = value;
            return old;
        }
        root = insert(root, new Node(key, value));
        size++;
        return null;
    }

    private static Node insert(Node at, Node node) {
        if (at == null) {
            return node;
        }
        if (node.key < at.key) {
            at.left = insert(at.left, node);
        } else {
            at.right = insert(at.right, node);
        }
        return balance(at);
    }

    public Object remove(int key) {
        Node node = find(key);
        if (node == null) {
            return null;
        }
        root = delete(root, key);
        size--;
        return node.value;
    }

    private static Node delete(Node at, int key) {
        if (key < at.key) {
            at.left = delete(at.left, key);
        } else if (key > at.key) {
            at.right = delete(at.right, key);
        } else {
            if (at.left == null) {
                return at.right;
            }
            if (at.right == null) {
                return at.left;
            }
            Node next = at.right;
            while (next.left != null) {
                next = next.left;
            }
            next.right = withoutFirst(at.right);
            next.left = at.left;
            at = next;
        }
        return balance(at);
    }

    private static Node withoutFirst(Node at) {
        if (at.left == null) {
            return at.right;
        }
        at.left = withoutFirst(at.left);
        return balance(at);
    }

    /** The tree of a node whose subtrees are balanced and whose heights differ by two at most. */
    private static Node balance(Node at) {
        if (height(at.left) > height(at.right) + 1) {
            if (height(at.left.left) < height(at.left.right)) {
                at.left = rotateLeft(at.left);
            }
            return rotateRight(at);
        }
        if (height(at.right) > height(at.left) + 1) {
            if (height(at.right.right) < height(at.right.left)) {
                at.right = rotateRight(at.right);
            }
            return rotateLeft(at);
        }
        at.height = higher(at) + 1;
        return at;
    }

    private static Node rotateLeft(Node at) {
        Node up = at.right;
        at.right = up.left;
        up.left = at;
        at.height = higher(at) + 1;
        up.height = higher(up) + 1;
        return up;
    }

    private static Node rotateRight(Node at) {
        Node up = at.left;
        at.left = up.right;
        up.right = at;
        at.height = higher(at) + 1;
        up.height = higher(up) + 1;
        return up;
    }

    @Declarative
    private static int height(Node at) {
        return at == null ? 0 : at.height;
    }

    /** The height of the higher subtree. */
    @Declarative
    private static int higher(Node at) {
        return Math.max(height(at.left), height(at.right));
    }

    @Declarative
    public boolean containsKey(int key) {
        return contains(root, key);
    }

    @Declarative
    private static boolean contains(Node at, int key) {
        return at != null && (at.key == key || contains(key < at.key ? at.left : at.right, key));
    }

    @Declarative
    public boolean isEmpty() {
        return root == null;
    }

    @Declarative
    public int size() {
        return size;
    }

    public void clear() {
        root = null;
        size = 0;
    }

    @Declarative
    boolean repOk() {
        return isOrdered(root, null, null) && isBalanced(root) && size == count(root);
    }

    @Declarative
    private static boolean isOrdered(Node at, Node low, Node high) {
        return at == null
                || (low == null || low.key < at.key)
                        && (high == null || at.key < high.key)
                        && isOrdered(at.left, low, at)
                        && isOrdered(at.right, at, high);
    }

    @Declarative
    private static boolean isBalanced(Node at) {
        return at == null
                || isBalanced(at.left)
                        && isBalanced(at.right)
                        && at.height == higher(at) + 1
                        && Math.abs(height(at.left) - height(at.right)) <= 1;
    }

    @Declarative
    private static int count(Node at) {
        return at == null ? 0 : 1 + count(at.left) + count(at.right);
    }

    AbsMap abstraction() {
        return new AbsMap(SpecList.of(root, node -> new AbsMap.Entry(node.key, node.value)));
    }
}
