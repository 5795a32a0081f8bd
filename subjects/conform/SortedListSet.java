import jaunt.spec.AbsSet;
import jaunt.spec.Declarative;
import jaunt.spec.Key;
import jaunt.spec.SpecList;
import jaunt.spec.Tree;

/**
 * A set of integers as a linked list in ascending order.
 *
 * <p>Against jaunt.spec.AbsSet.
 */
public class SortedListSet {
    static final class Node {
        @Key final int key;
        @Tree Node next;

        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    @Tree private Node first;
    private int size;

    public boolean add(int key) {
        Node before = before(key);
        Node at = before == null ? first : before.next;
        if (at != null && at.key == key) {
            return false;
        }
        if (before == null) {
            first = new Node(key, at);
        } else {
            before.next = new Node(key, at);
        }
        size++;
        return true;
    }

    public boolean remove(int key) {
        Node before = before(key);
        Node at = before == null ? first : before.next;
        if (at == null || at.key != key) {
            return false;
        }
        if (before == null) {
            first = at.next;
        } else {
            before.next = at.next;
        }
        size--;
        return true;
    }

    public boolean contains(int key) {
        Node before = before(key);
        Node at = before == null ? first : before.next;
        return at != null && at.key == key;
    }

    /** The last node with a smaller key, or null. */
    private Node before(int key) {
        Node before = null;
        Node at = first;
        while (at != null && at.key < key) {
            before = at;
            at = at.next;
        }
        return before;
    }

    @Declarative
    public boolean isEmpty() {
        return first == null;
    }

    @Declarative
    public int size() {
        return size;
    }

    public void clear() {
        first = null;
        size = 0;
    }

    @Declarative
    boolean repOk() {
        return isAscending(first) && size == length(first);
    }

    @Declarative
    private static boolean isAscending(Node at) {
        return at == null || at.next == null || at.key < at.next.key && isAscending(at.next);
    }

    @Declarative
    private static int length(Node at) {
        return at == null ? 0 : 1 + length(at.next);
    }

    AbsSet abstraction() {
        return new AbsSet(SpecList.of(first, node -> new AbsSet.Member(node.key)));
    }
}
