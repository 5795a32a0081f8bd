// verdict: pass

import java.util.concurrent.atomic.AtomicReference;

// A queue lock in which each thread spins on the node of its predecessor.
public class ClhLock {
    static class Node { volatile boolean locked; }

    static final AtomicReference<Node> tail = new AtomicReference<>(new Node());
    static int inside;

    static void work() {
        Node me = new Node();
        me.locked = true;
        Node before = tail.getAndSet(me);
        while (before.locked) Thread.onSpinWait();
        inside++;
        assert inside == 1;
        inside--;
        me.locked = false;
    }

    public static void main(String[] a) {
        new Thread(ClhLock::work).start();
        work();
    }
}
