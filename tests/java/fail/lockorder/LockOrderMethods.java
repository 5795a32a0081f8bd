// verdict: deadlock

// Two objects call each other's synchronized method while they hold their own monitor.
public class LockOrderMethods {
    static class Node {
        private Node peer;
        private int pings;

        synchronized void greet() {
            peer.answer();
        }

        synchronized void answer() {
            pings++;
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Node left = new Node();
        Node right = new Node();
        left.peer = right;
        right.peer = left;
        Thread t1 = new Thread(left::greet);
        Thread t2 = new Thread(right::greet);
        t1.start();
        t2.start();
        t1.join();
        t2.join();
    }
}
