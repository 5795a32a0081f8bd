import gov.nasa.jpf.vm.Verify;

/**
 * A set as an unbalanced binary search tree. Arguments: calls, values. Each call is an `add` or a `remove` of one of the
 * values, chosen by `Verify`; after each the tree is looked through.
 */
public class BstSet {
    static final class Node {
        int key;
        Node left;
        Node right;

        Node(int key) {
            this.key = key;
        }
    }

    private Node root;

    boolean contains(int key) {
        Node at = root;
        while (at != null) {
            if (key == at.key) {
                return true;
            }
            at = key < at.key ? at.left : at.right;
        }
        return false;
    }

    boolean add(int key) {
        if (root == null) {
            root = new Node(key);
            return true;
        }
        Node at = root;
        while (key != at.key) {
            Node next = key < at.key ? at.left : at.right;
            if (next == null) {
                if (key < at.key) {
                    at.left = new Node(key);
                } else {
                    at.right = new Node(key);
                }
                return true;
            }
            at = next;
        }
        return false;
    }

    boolean remove(int key) {
        Node parent = null;
        Node at = root;
        while (at != null && at.key != key) {
            parent = at;
            at = key < at.key ? at.left : at.right;
        }
        if (at == null) {
            return false;
        }
        if (at.left != null && at.right != null) {
            // The next larger key takes its place; the node of that one goes.
            Node above = at;
            Node next = at.right;
            while (next.left != null) {
                above = next;
                next = next.left;
            }
            at.key = next.key;
            parent = above;
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
        return true;
    }

    static boolean ordered(Node node, int above, int below) {
        if (node == null) {
            return true;
        }
        return node.key > above
                && node.key < below
                && ordered(node.left, above, node.key)
                && ordered(node.right, node.key, below);
    }

    static void call(BstSet set, int values) {
        int operation = Verify.getInt(0, 1);
        int key = Verify.getInt(0, values - 1);
        boolean before = set.contains(key);
        if (operation == 0) {
            if (set.add(key) == before) {
                throw new AssertionError("add says something wrong");
            }
            if (!set.contains(key)) {
                throw new AssertionError("added and not there");
            }
        } else {
            if (set.remove(key) != before) {
                throw new AssertionError("remove says something wrong");
            }
            if (set.contains(key)) {
                throw new AssertionError("removed and still there");
            }
        }
        if (!ordered(set.root, -1, values)) {
            throw new AssertionError("not ordered");
        }
    }

    public static void main(String[] args) {
        int calls = Integer.parseInt(args[0]);
        int values = Integer.parseInt(args[1]);
        BstSet set = new BstSet();
        for (int i = 0; i < calls; i++) {
            call(set, values);
        }
    }
}
