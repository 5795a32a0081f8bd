// verdict: pass

import java.util.concurrent.atomic.AtomicStampedReference;

// The same stack with a stamp beside the top: a change in between is noticed although the node is the same.
public class TreiberStamped {
    static class Node {
        final String name;
        volatile Node next;

        Node(String name, Node next) {
            this.name = name;
            this.next = next;
        }
    }

    static final AtomicStampedReference<Node> top =
            new AtomicStampedReference<>(new Node("a", new Node("b", null)), 0);

    static Node pop() {
        int[] stamp = new int[1];
        while (true) {
            Node old = top.get(stamp);
            if (old == null) return null;
            if (top.compareAndSet(old, old.next, stamp[0], stamp[0] + 1)) return old;
        }
    }

    static void push(Node n) {
        int[] stamp = new int[1];
        do n.next = top.get(stamp);
        while (!top.compareAndSet(n.next, n, stamp[0], stamp[0] + 1));
    }

    public static void main(String[] a) throws InterruptedException {
        Node[] taken = new Node[2];
        Thread t = new Thread(() -> taken[0] = pop());
        t.start();
        Node x = pop();
        taken[1] = pop();
        if (x != null) push(x);
        t.join();
        for (Node n = top.getReference(); n != null; n = n.next)
            assert n != taken[0] && n != taken[1] : n.name + " is taken and in the stack";
    }
}
