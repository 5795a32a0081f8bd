import jaunt.spec.Declarative;
import jaunt.spec.Key;
import jaunt.spec.Tree;

/** Red-black trees to be counted, as Korat counts them: the root may be red. With n keys and of size n there is one for each form. */
public class RedBlackTree {
    static final class Node {
        @Key int key;
        @Tree Node left;
        @Tree Node right;
        boolean black;
    }

    @Tree private Node root;
    private int size;

    @Declarative
    boolean repOk() {
        return remaining(root, size) == 0
                && hasNoRedPair(root)
                && blackHeight(root) >= 0
                && isOrdered(root, null, null);
    }

    @Declarative
    private static boolean hasNoRedPair(Node at) {
        return at == null
                || (at.black || isBlack(at.left) && isBlack(at.right))
                        && hasNoRedPair(at.left)
                        && hasNoRedPair(at.right);
    }

    @Declarative
    private static boolean isBlack(Node at) {
        return at == null || at.black;
    }

    /** -1 if it is not the same on all ways. */
    @Declarative
    private static int blackHeight(Node at) {
        if (at == null) {
            return 0;
        }
        int left = blackHeight(at.left);
        return left >= 0 && left == blackHeight(at.right) ? left + (at.black ? 1 : 0) : -1;
    }

    /** What remains of so many nodes when a tree has taken its own; negative if it has more. */
    @Declarative
    private static int remaining(Node at, int nodes) {
        if (at == null || nodes < 0) {
            return nodes;
        }
        return remaining(at.right, remaining(at.left, nodes - 1));
    }

    @Declarative
    private static boolean isOrdered(Node at, Node low, Node high) {
        return at == null
                || (low == null || low.key < at.key)
                        && (high == null || at.key < high.key)
                        && isOrdered(at.left, low, at)
                        && isOrdered(at.right, at, high);
    }
}
