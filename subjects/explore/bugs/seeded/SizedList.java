/**
 * SizedList with a bug; without: subjects/explore/bugs/fixed/SizedList.java.
 *
 * A wrong size: it falls also when there was nothing to remove.
 *
 * Explore add, remove, size. Shown by repOk; the fixed class as oracle: size. Shortest:
 *
 * <pre>
 * remove(1);
 * </pre>
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
        size--;
        if (at.next == null) return false;
        at.next = at.next.next;
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
