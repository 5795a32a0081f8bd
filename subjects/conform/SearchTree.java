import jaunt.spec.AbsMap;
import jaunt.spec.Declarative;
import jaunt.spec.Key;
import jaunt.spec.SpecList;
import jaunt.spec.Tree;
import jaunt.spec.Value;

/**
 * A map from integers as a search tree that nobody balances: Figure 4 of Roberson and Boyapati (2010), whose insert is called
 * put here, with the operations that it leaves out.
 *
 * <p>Against jaunt.spec.AbsMap.
 */
public class SearchTree {
    static final class Node {
        @Key int key;
        @Value Object value;
        @Tree Node left;
        @Tree Node right;

        Node(int key, Object value) {
            this.key = key;
            this.value = value;
        }
    }

    @Tree private Node root;

    public Object get(int key) {
        Node at = root;
        while (at != null) {
            if (at.key == key) {
                return at.value;
            } else if (key < at.key) {
                at = at.left;
            } else {
                at = at.right;
            }
        }
        return null;
    }

    public Object put(int key, Object value) {
        Node parent = null;
        Node at = root;
        while (at != null) {
            if (at.key == key) {
                Object old = at.value;
                at.value = value;
                return old;
            }
            parent = at;
            if (key < at.key) {
                at = at.left;
            } else {
                at = at.right;
            }
        }
        Node node = new Node(key, value);
        if (parent == null) {
            root = node;
        } else if (key < parent.key) {
            parent.left = node;
        } else {
            parent.right = node;
        }
        return null;
    }

    public Object remove(int key) {
        Node parent = null;
        Node at = root;
        while (at != null && at.key != key) {
            parent = at;
            if (key < at.key) {
                at = at.left;
            } else {
                at = at.right;
            }
        }
        if (at == null) {
            return null;
        }
        Object old = at.value;
        if (at.left == null) {
            replace(parent, at, at.right);
        } else if (at.right == null) {
            replace(parent, at, at.left);
        } else {
            takeNext(at);
        }
        return old;
    }

    private void replace(Node parent, Node node, Node child) {
        if (parent == null) {
            root = child;
        } else if (parent.left == node) {
            parent.left = child;
        } else {
            parent.right = child;
        }
    }

    /** A node with two children gets the entry of the next greater key, whose node has no left child and goes. */
    private static void takeNext(Node node) {
        Node parent = node;
        Node next = node.right;
        while (next.left != null) {
            parent = next;
            next = next.left;
        }
        node.key = next.key;
        node.value = next.value;
        if (parent == node) {
            parent.right = next.right;
        } else {
            parent.left = next.right;
        }
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
        return count(root);
    }

    @Declarative
    private static int count(Node at) {
        return at == null ? 0 : 1 + count(at.left) + count(at.right);
    }

    public void clear() {
        root = null;
    }

    @Declarative
    boolean repOk() {
        return isOrdered(root, null, null);
    }

    /** All keys of a subtree are between those of two nodes. */
    @Declarative
    private static boolean isOrdered(Node at, Node low, Node high) {
        return at == null
                || (low == null || low.key < at.key)
                        && (high == null || at.key < high.key)
                        && isOrdered(at.left, low, at)
                        && isOrdered(at.right, at, high);
    }

    AbsMap abstraction() {
        return new AbsMap(SpecList.of(root, node -> new AbsMap.Entry(node.key, node.value)));
    }
}
