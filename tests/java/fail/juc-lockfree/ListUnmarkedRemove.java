// verdict: assertion

import java.util.concurrent.atomic.AtomicReference;

// A sorted list whose remove swings one pointer: a node inserted behind the removed one is lost.
public class ListUnmarkedRemove {
    static class Node {
        final int key;
        final AtomicReference<Node> next;

        Node(int key, Node next) {
            this.key = key;
            this.next = new AtomicReference<>(next);
        }
    }

    static final Node head = new Node(0, new Node(1, null));

    static void add(int k) {
        while (true) {
            Node p = head;
            Node c = p.next.get();
            while (c != null && c.key < k) {
                p = c;
                c = c.next.get();
            }
            if (p.next.compareAndSet(c, new Node(k, c))) return;
        }
    }

    static void removeFirst() {
        Node c = head.next.get();
        head.next.compareAndSet(c, c.next.get());
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> add(2));
        t.start();
        removeFirst();
        t.join();
        Node c = head.next.get();
        assert c != null && c.key == 2 : "2 is lost";
    }
}
