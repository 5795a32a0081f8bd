import java.util.concurrent.locks.ReentrantLock;

/**
 * LazyList with a bug; without: subjects/explore/bugs/threads/fixed/LazyList.java.
 *
 * A missing validation: it is looked whether the two nodes are still neighbours, and not whether the first is still in the list.
 * No field is raced for. With two threads of one call each, from the list of add(1):
 *
 * <pre>
 * remove(1) | add(2)
 * </pre>
 *
 * the new node can be put behind the removed one, so that add(2) returns true and 2 is not there: contains(2), or a second
 * add(2), says so.
 */
public class LazyList {
    static final class Node {
        final int key;
        final ReentrantLock lock = new ReentrantLock();
        volatile Node next;
        volatile boolean removed;

        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    private final Node head = new Node(Integer.MIN_VALUE, new Node(Integer.MAX_VALUE, null));

    public boolean contains(int key) {
        Node at = head;
        while (at.key < key) at = at.next;
        return at.key == key && !at.removed;
    }

    public boolean add(int key) {
        while (true) {
            Node before = head;
            Node at = before.next;
            while (at.key < key) {
                before = at;
                at = at.next;
            }
            before.lock.lock();
            at.lock.lock();
            try {
                if (!isValid(before, at)) continue;
                if (at.key == key) return false;
                before.next = new Node(key, at);
                return true;
            } finally {
                at.lock.unlock();
                before.lock.unlock();
            }
        }
    }

    public boolean remove(int key) {
        while (true) {
            Node before = head;
            Node at = before.next;
            while (at.key < key) {
                before = at;
                at = at.next;
            }
            before.lock.lock();
            at.lock.lock();
            try {
                if (!isValid(before, at)) continue;
                if (at.key != key) return false;
                at.removed = true;
                before.next = at.next;
                return true;
            } finally {
                at.lock.unlock();
                before.lock.unlock();
            }
        }
    }

    private static boolean isValid(Node before, Node at) {
        return !at.removed && before.next == at;
    }

    public boolean repOk() {
        for (Node at = head; at != null; at = at.next) {
            if (at.removed || at.lock.isLocked() || at.next != null && at.next.key <= at.key) return false;
        }
        return true;
    }
}
