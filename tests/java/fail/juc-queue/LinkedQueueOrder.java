// verdict: assertion

import java.util.concurrent.ConcurrentLinkedQueue;

// Two producers: the order between them is open, yet the reader relies on it.
public class LinkedQueueOrder {
    public static void main(String[] a) throws InterruptedException {
        ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>();
        Thread t = new Thread(() -> q.offer(1)), u = new Thread(() -> q.offer(2));
        t.start();
        u.start();
        t.join();
        u.join();
        assert q.poll() == 1 && q.poll() == 2;
    }
}
