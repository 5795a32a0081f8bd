import java.util.concurrent.locks.ReentrantLock;

/**
 * A set of integers as a sorted list with lazy synchronisation (Heller, Herlihy, Luchangco, Moir, Scherer and Shavit 2005): who
 * changes the list looks for the place without locks, locks the two nodes there and validates that both are still in the list
 * and neighbours. What is removed is marked first. contains takes no lock.
 *
 * Linearizable. Explore with two threads: add, remove and contains with 1..3.
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
        return !before.removed && !at.removed && before.next == at;
    }

    public boolean repOk() {
        for (Node at = head; at != null; at = at.next) {
            if (at.removed || at.lock.isLocked() || at.next != null && at.next.key <= at.key) return false;
        }
        return true;
    }
}
