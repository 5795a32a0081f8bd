import java.util.concurrent.atomic.AtomicReference;

/**
 * A stack of integers without locks (Treiber 1986). A node is never used again, so that a top which is the same one has the
 * same nodes below it.
 *
 * Linearizable. Explore with two threads: push with 1..2 and pop.
 */
public class LockFreeStack {
    static final class Node {
        final int element;
        final Node below;

        Node(int element, Node below) {
            this.element = element;
            this.below = below;
        }
    }

    private final AtomicReference<Node> top = new AtomicReference<>();

    public void push(int element) {
        while (true) {
            Node old = top.get();
            if (top.compareAndSet(old, new Node(element, old))) return;
        }
    }

    /** Null where it is empty. */
    public Integer pop() {
        while (true) {
            Node old = top.get();
            if (old == null) return null;
            if (top.compareAndSet(old, old.below)) return old.element;
        }
    }
}
