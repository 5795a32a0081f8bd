// verdict: assertion

import java.util.concurrent.atomic.AtomicReference;

// A queue lock that looks at its predecessor only once.
public class ClhWaitsOnce {
    static class Node { volatile boolean locked; }

    static final AtomicReference<Node> tail = new AtomicReference<>(new Node());
    static int inside;

    static void work() {
        Node me = new Node();
        me.locked = true;
        Node before = tail.getAndSet(me);
        if (before.locked) Thread.onSpinWait();
        inside++;
        assert inside == 1;
        inside--;
        me.locked = false;
    }

    public static void main(String[] a) {
        new Thread(ClhWaitsOnce::work).start();
        work();
    }
}
