import jaunt.spec.AbsSet;
import jaunt.spec.Declarative;
import jaunt.spec.Key;
import jaunt.spec.SpecList;
import jaunt.spec.Tree;

/**
 * A set of integers as a skip list (Pugh 1990) of two lanes: all nodes in ascending order, and those that are tall. Which ones
 * are tall is not thrown by dice but said by the key.
 *
 * <p>Against jaunt.spec.AbsSet.
 */
public class SkipListSet {
    /** Where a lane goes on: from a node, or from the beginning. */
    static class Links {
        @Tree Node next;

        /** The next tall node; of a node that is not tall null. */
        Node skip;
    }

    static final class Node extends Links {
        @Key final int key;

        Node(int key) {
            this.key = key;
        }

        @Declarative
        boolean isTall() {
            return (key & 1) == 1;
        }
    }

    @Tree private final Links head = new Links();

    /** The last place of the fast lane before the key. */
    private Links fast(int key) {
        Links at = head;
        while (at.skip != null && at.skip.key < key) {
            at = at.skip;
        }
        return at;
    }

    /** The last place before the key, behind a place of the fast lane. */
    private static Links slow(Links from, int key) {
        Links at = from;
        while (at.next != null && at.next.key < key) {
            at = at.next;
        }
        return at;
    }

    public boolean contains(int key) {
        Links before = slow(fast(key), key);
        return before.next != null && before.next.key == key;
    }

    public boolean add(int key) {
        Links fast = fast(key);
        Links before = slow(fast, key);
        if (before.next != null && before.next.key == key) {
            return false;
        }
        Node node = new Node(key);
        node.next = before.next;
        before.next = node;
        if (node.isTall()) {
            node.skip = fast.skip;
            fast.skip = node;
        }
        return true;
    }

    public boolean remove(int key) {
        Links fast = fast(key);
        Links before = slow(fast, key);
        Node node = before.next;
        if (node == null || node.key != key) {
            return false;
        }
        before.next = node.next;
        if (fast.skip == node) {
            fast.skip = node.skip;
        }
        return true;
    }

    @Declarative
    public boolean isEmpty() {
        return head.next == null;
    }

    @Declarative
    public int size() {
        return length(head.next);
    }

    @Declarative
    private static int length(Node at) {
        return at == null ? 0 : 1 + length(at.next);
    }

    public void clear() {
        head.next = null;
        head.skip = null;
    }

    @Declarative
    boolean repOk() {
        return head != null
                && isAscending(head.next)
                && head.skip == nextTall(head.next)
                && areSkipsRight(head.next);
    }

    @Declarative
    private static boolean isAscending(Node at) {
        return at == null || at.next == null || at.key < at.next.key && isAscending(at.next);
    }

    @Declarative
    private static boolean areSkipsRight(Node at) {
        return at == null || at.skip == (at.isTall() ? nextTall(at.next) : null) && areSkipsRight(at.next);
    }

    /** The first tall node from {@code at} on. */
    @Declarative
    private static Node nextTall(Node at) {
        return at == null || at.isTall() ? at : nextTall(at.next);
    }

    AbsSet abstraction() {
        return new AbsSet(SpecList.of(head.next, node -> new AbsSet.Member(node.key)));
    }
}
