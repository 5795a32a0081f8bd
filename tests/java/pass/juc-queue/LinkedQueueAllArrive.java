// verdict: pass
// outcomes: [1, 2]|[2, 1]

import java.util.concurrent.ConcurrentLinkedQueue;

// Both elements arrive, in one of the two orders.
public class LinkedQueueAllArrive {
    public static void main(String[] a) throws InterruptedException {
        ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>();
        Thread t = new Thread(() -> q.offer(1));
        t.start();
        q.offer(2);
        t.join();
        System.out.println(q);
    }
}
