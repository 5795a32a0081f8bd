/**
 * A double-ended queue without repetition as a doubly linked list with a sentinel: `deque` of d'Amorim's dissertation (table
 * 4.1).
 *
 * Explore addLast and remove with 1..N, depth N (2N calls for each state, as in the paper): found Σ_{k≤N} N!/(N-k)!, expanded
 * the same for k < N. Delta execution with one argument value at a time needs N²(N+1) executions, as in the paper: the value
 * is at one of k places, or at none. addFirst in place of either method gives the same states.
 *
 * <pre>
 * N          5     6      7       8       9       10
 * found    326  1957  13700  109601  986410  9864101
 * expanded 206  1237   8660   69281  623530  6235301
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
        node.next.previous = node.previous;
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
