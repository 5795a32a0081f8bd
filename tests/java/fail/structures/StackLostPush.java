// verdict: assertion

// Two unsynchronised pushes on a linked stack; one node gets lost.
public class StackLostPush {
    static class Node {
        final int value;
        final Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    private Node top;

    void push(int v) {
        top = new Node(v, top);
    }

    public static void main(String[] a) throws InterruptedException {
        StackLostPush s = new StackLostPush();
        Thread t = new Thread(() -> s.push(1));
        t.start();
        s.push(2);
        t.join();
        int n = 0;
        for (Node p = s.top; p != null; p = p.next) n++;
        assert n == 2;
    }
}
