// verdict: pass

// A sorted list that locks one node at a time; nodes are only added, so that is enough.
public class ListLockOne {
    static class Node {
        final int key;
        Node next;

        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    static void insert(Node prev, int key) {
        Node n;
        synchronized (prev) {
            n = prev.next;
            if (n == null || n.key > key) {
                prev.next = new Node(key, n);
                return;
            }
        }
        insert(n, key);
    }

    public static void main(String[] a) throws InterruptedException {
        Node head = new Node(0, new Node(10, null));
        Thread t = new Thread(() -> insert(head, 7));
        t.start();
        insert(head, 5);
        t.join();
        StringBuilder sb = new StringBuilder();
        for (Node n = head.next; n != null; n = n.next) sb.append(n.key).append(' ');
        assert sb.toString().equals("5 7 10 ") : sb;
    }
}
