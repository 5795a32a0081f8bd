// verdict: assertion

import java.util.concurrent.atomic.AtomicReference;

// The tail is read and then written: both threads may think that they are the first.
public class McsTailNotSwapped {
    static class Node {
        volatile boolean waits;
        volatile Node next;
    }

    static final AtomicReference<Node> tail = new AtomicReference<>();
    static int inside;

    static void work() {
        Node me = new Node();
        Node before = tail.get();
        tail.set(me);
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
        new Thread(McsTailNotSwapped::work).start();
        work();
    }
}
