// verdict: deadlock

import java.util.concurrent.SynchronousQueue;

// offer on a synchronous queue drops the item when no taker waits yet; the taker then waits for ever.
public class SynchronousOfferLost {
    public static void main(String[] a) throws InterruptedException {
        SynchronousQueue<Integer> q = new SynchronousQueue<>();
        new Thread(() -> q.offer(1)).start();
        q.take();
    }
}
