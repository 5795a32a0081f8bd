// verdict: pass

import java.util.concurrent.atomic.AtomicReference;

// A queue lock in which each thread spins on its own node and is released by its predecessor.
public class McsLock {
    static class Node {
        volatile boolean waits;
        volatile Node next;
    }

    static final AtomicReference<Node> tail = new AtomicReference<>();
    static int inside;

    static void work() {
        Node me = new Node();
        Node before = tail.getAndSet(me);
        if (before != null) {
            me.waits = true;
            before.next = me;
            while (me.waits) Thread.onSpinWait();
        }
        inside++;
        assert inside == 1;
        inside--;
        if (me.next == null) {
            if (tail.compareAndSet(me, null)) return;
            while (me.next == null) Thread.onSpinWait();
        }
        me.next.waits = false;
    }

    public static void main(String[] a) {
        new Thread(McsLock::work).start();
        work();
    }
}
