/**
 * Deque with a bug; without: subjects/explore/Deque.java.
 *
 * A forgotten link, and with it a stale alias: who was behind what is removed still has it for its neighbour.
 *
 * Explore addLast, remove. Shown by repOk. Shortest:
 *
 * <pre>
 * addLast(1); remove(1);
 * </pre>
 */
public class Deque {
    static final class Node {
        int element;
        Node next;
        Node previous;
    }

    /** Before the first and behind the last. */
    private final Node ends = new Node();

    public Deque() {
        ends.next = ends;
        ends.previous = ends;
    }

    private Node find(int element) {
        Node at = ends.next;
        while (at != ends && at.element != element) at = at.next;
        return at;
    }

    private static void insert(int element, Node before) {
        Node node = new Node();
        node.element = element;
        node.next = before;
        node.previous = before.previous;
        before.previous.next = node;
        before.previous = node;
    }

    private static void unlink(Node node) {
        node.previous.next = node.next;
    }

    public boolean addFirst(int element) {
        if (find(element) != ends) return false;
        insert(element, ends.next);
        return true;
    }

    public boolean addLast(int element) {
        if (find(element) != ends) return false;
        insert(element, ends);
        return true;
    }

    public boolean remove(int element) {
        Node node = find(element);
        if (node == ends) return false;
        unlink(node);
        return true;
    }

    /** Null where it is empty. */
    public Integer removeFirst() {
        Node first = ends.next;
        if (first == ends) return null;
        unlink(first);
        return first.element;
    }

    /** Null where it is empty. */
    public Integer removeLast() {
        Node last = ends.previous;
        if (last == ends) return null;
        unlink(last);
        return last.element;
    }

    public boolean repOk() {
        Node at = ends;
        do {
            if (at.next == null || at.next.previous != at) return false;
            at = at.next;
            if (at != ends && find(at.element) != at) return false;
        } while (at != ends);
        return true;
    }
}
