// verdict: assertion

import java.util.concurrent.atomic.AtomicReference;

// Nodes are used again: the top is the same node as before, but its successor is another one (ABA).
public class TreiberAba {
    static class Node {
        final String name;
        volatile Node next;

        Node(String name, Node next) {
            this.name = name;
            this.next = next;
        }
    }

    static final AtomicReference<Node> top = new AtomicReference<>();

    static Node pop() {
        Node old, next;
        do {
            old = top.get();
            if (old == null) return null;
            next = old.next;
        } while (!top.compareAndSet(old, next));
        return old;
    }

    static void push(Node n) {
        Node old;
        do {
            old = top.get();
            n.next = old;
        } while (!top.compareAndSet(old, n));
    }

    public static void main(String[] a) throws InterruptedException {
        top.set(new Node("a", new Node("b", null)));
        Node[] taken = new Node[2];
        Thread t = new Thread(() -> taken[0] = pop());
        t.start();
        Node x = pop();
        taken[1] = pop();
        if (x != null) push(x);
        t.join();
        int left = 0;
        for (Node n = top.get(); n != null; n = n.next) {
            assert n != taken[0] && n != taken[1] : n.name + " is taken and in the stack";
            left++;
        }
    }
}
