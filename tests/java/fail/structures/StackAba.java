// verdict: assertion

// Compare and set on a reused node; the head is A again, but A's successor has been taken away.
public class StackAba {
    static class Node {
        volatile Node next;

        Node(Node next) {
            this.next = next;
        }
    }

    private volatile Node head;

    private synchronized boolean cas(Node expect, Node to) {
        if (head != expect) return false;
        head = to;
        return true;
    }

    Node pop() {
        while (true) {
            Node h = head;
            if (h == null) return null;
            Node n = h.next;
            if (cas(h, n)) return h;
        }
    }

    void push(Node x) {
        do {
            x.next = head;
        } while (!cas(x.next, x));
    }

    public static void main(String[] a) throws InterruptedException {
        StackAba s = new StackAba();
        s.head = new Node(new Node(null));
        Thread t = new Thread(s::pop);
        t.start();
        Node first = s.pop();
        Node mine = s.pop();
        if (first != null) s.push(first);
        t.join();
        for (Node n = s.head; n != null; n = n.next) {
            assert n != mine : "still in the stack";
        }
    }
}
