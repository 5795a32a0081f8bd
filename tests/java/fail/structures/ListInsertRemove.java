// verdict: assertion

// One thread inserts behind a node that another thread unlinks; the new node is unreachable.
public class ListInsertRemove {
    static class Node {
        final int key;
        volatile Node next;

        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Node last = new Node(3, null);
        Node middle = new Node(2, last);
        Node head = new Node(1, middle);
        Thread t = new Thread(() -> {
            Node m = head.next;
            head.next = m.next;
        });
        t.start();
        middle.next = new Node(9, middle.next);
        t.join();
        boolean found = false;
        for (Node n = head; n != null; n = n.next) found |= n.key == 9;
        assert found;
    }
}
