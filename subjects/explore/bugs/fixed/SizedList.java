/**
 * A sorted linked list of integers, the same one as often as it was added.
 *
 * Explore add and remove with 1..3, and size.
 */
public class SizedList {
    static final class Node {
        final int element;
        Node next;

        Node(int element, Node next) {
            this.element = element;
            this.next = next;
        }
    }

    /** Before the first. */
    private final Node before = new Node(0, null);

    private int size;

    public void add(int element) {
        Node at = before;
        while (at.next != null && at.next.element < element) at = at.next;
        at.next = new Node(element, at.next);
        size++;
    }

    public boolean remove(int element) {
        Node at = before;
        while (at.next != null && at.next.element != element) at = at.next;
        if (at.next == null) return false;
        at.next = at.next.next;
        size--;
        return true;
    }

    public int size() {
        return size;
    }

    public boolean repOk() {
        int count = 0;
        for (Node at = before.next; at != null; at = at.next) {
            if (at.next != null && at.next.element < at.element) return false;
            count++;
        }
        return count == size;
    }
}
