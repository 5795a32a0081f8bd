// verdict: pass
// outcomes: 1 2|2 1

import java.util.concurrent.atomic.AtomicReference;

// A linked queue with head and tail; a tail that lags behind is helped forward.
public class LinkedLockFreeQueue {
    static class Node {
        final int value;
        final AtomicReference<Node> next = new AtomicReference<>();

        Node(int value) { this.value = value; }
    }

    static final Node dummy = new Node(0);
    static final AtomicReference<Node> head = new AtomicReference<>(dummy), tail = new AtomicReference<>(dummy);

    static void enqueue(int v) {
        Node n = new Node(v);
        while (true) {
            Node last = tail.get(), next = last.next.get();
            if (next != null) {
                tail.compareAndSet(last, next);
            } else if (last.next.compareAndSet(null, n)) {
                tail.compareAndSet(last, n);
                return;
            }
        }
    }

    static Integer dequeue() {
        while (true) {
            Node first = head.get(), next = first.next.get();
            if (next == null) return null;
            if (head.compareAndSet(first, next)) return next.value;
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> enqueue(1)), u = new Thread(() -> enqueue(2));
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(dequeue() + " " + dequeue());
    }
}
