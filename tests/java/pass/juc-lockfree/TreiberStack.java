// verdict: pass

import java.util.concurrent.atomic.AtomicReference;

// A stack with a compareAndSet on its top; nodes are never used again.
public class TreiberStack {
    record Node(int value, Node next) { }

    static final AtomicReference<Node> top = new AtomicReference<>();

    static void push(int v) {
        Node old;
        do old = top.get();
        while (!top.compareAndSet(old, new Node(v, old)));
    }

    static Integer pop() {
        Node old;
        do {
            old = top.get();
            if (old == null) return null;
        } while (!top.compareAndSet(old, old.next()));
        return old.value();
    }

    public static void main(String[] a) throws InterruptedException {
        Integer[] got = new Integer[1];
        Thread t = new Thread(() -> {
            push(1);
            got[0] = pop();
        });
        t.start();
        push(2);
        t.join();
        assert got[0] != null;
        assert got[0] + pop() == 3 && pop() == null;
    }
}
