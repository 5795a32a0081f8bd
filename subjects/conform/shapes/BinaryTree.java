import jaunt.spec.Declarative;
import jaunt.spec.Tree;

/** Binary trees of any form, to be counted: of n nodes there are Catalan(n). */
public class BinaryTree {
    static final class Node {
        @Tree Node left;
        @Tree Node right;
    }

    @Tree private Node root;
    private int size;

    @Declarative
    boolean repOk() {
        return remaining(root, size) == 0;
    }

    /** What remains of so many nodes when a tree has taken its own; negative if it has more. */
    @Declarative
    private static int remaining(Node at, int nodes) {
        if (at == null || nodes < 0) {
            return nodes;
        }
        return remaining(at.right, remaining(at.left, nodes - 1));
    }
}
