// verdict: pass

import java.util.concurrent.atomic.AtomicMarkableReference;

// remove first marks the node's own pointer, so an insert behind it fails and starts again.
public class ListMarkedRemove {
    static class Node {
        final int key;
        final AtomicMarkableReference<Node> next;

        Node(int key, Node next) {
            this.key = key;
            this.next = new AtomicMarkableReference<>(next, false);
        }
    }

    static final Node head = new Node(0, new Node(1, null));

    static void add(int k) {
        retry:
        while (true) {
            Node p = head, c = p.next.getReference();
            while (c != null) {
                boolean[] dead = new boolean[1];
                Node after = c.next.get(dead);
                if (dead[0]) {
                    if (!p.next.compareAndSet(c, after, false, false)) continue retry;
                } else {
                    if (c.key >= k) break;
                    p = c;
                }
                c = after;
            }
            if (p.next.compareAndSet(c, new Node(k, c), false, false)) return;
        }
    }

    static void remove(Node c) {
        Node after;
        do after = c.next.getReference();
        while (!c.next.compareAndSet(after, after, false, true));
        head.next.compareAndSet(c, after, false, false);
    }

    public static void main(String[] a) throws InterruptedException {
        Node one = head.next.getReference();
        Thread t = new Thread(() -> add(2));
        t.start();
        remove(one);
        t.join();
        boolean found = false;
        for (Node c = head.next.getReference(); c != null; c = c.next.getReference())
            if (c.key == 2) found = true;
        assert found && one.next.isMarked();
    }
}
