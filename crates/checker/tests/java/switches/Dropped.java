/** A list that loses an element between two threads which allocate and drop nodes. */
public class Dropped {
    static class Node {
        final Node next;

        Node(Node next) {
            this.next = next;
        }
    }

    static volatile Node head;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> head = new Node(head));
        t.start();
        head = new Node(head);
        t.join();
        // Fails if one of the two was lost.
        head = head.next.next;
    }
}
