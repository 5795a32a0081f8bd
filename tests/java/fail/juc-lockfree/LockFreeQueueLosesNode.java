// verdict: assertion

import java.util.concurrent.atomic.AtomicReference;

// The new node is linked by a plain set: a node linked in between is cut off.
public class LockFreeQueueLosesNode {
    static class Node {
        final AtomicReference<Node> next = new AtomicReference<>();
    }

    static final Node dummy = new Node();
    static final AtomicReference<Node> tail = new AtomicReference<>(dummy);

    static void enqueue() {
        Node n = new Node(), last = tail.get();
        last.next.set(n);
        tail.compareAndSet(last, n);
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(LockFreeQueueLosesNode::enqueue);
        t.start();
        enqueue();
        t.join();
        int n = 0;
        for (Node p = dummy.next.get(); p != null; p = p.next.get()) n++;
        assert n == 2 : n;
    }
}
