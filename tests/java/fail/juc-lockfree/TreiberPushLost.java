// verdict: assertion

import java.util.concurrent.atomic.AtomicReference;

// push with a plain set: one of two pushes may be lost.
public class TreiberPushLost {
    record Node(int value, Node next) { }

    static final AtomicReference<Node> top = new AtomicReference<>();

    static void push(int v) {
        top.set(new Node(v, top.get()));
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> push(1));
        t.start();
        push(2);
        t.join();
        assert top.get().next() != null : "lost " + (3 - top.get().value());
    }
}
