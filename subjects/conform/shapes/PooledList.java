import jaunt.spec.Declarative;

/** Linked lists whose nodes come from a pool: with n nodes n + 1 lists up to renaming, and n!/(n-k)! of each length k without. */
public class PooledList {
    static final class Node {
        Node next;
    }

    private Node first;
    private int size;

    @Declarative
    boolean repOk() {
        return isList(first, size);
    }

    /** It ends after so many nodes, so none of them comes twice. */
    @Declarative
    private static boolean isList(Node at, int length) {
        return length == 0 ? at == null : at != null && isList(at.next, length - 1);
    }
}
