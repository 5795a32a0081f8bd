// verdict: pass

import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

// Both sides give up after a while: they agree on whether the item was handed over.
public class SynchronousOfferTimed {
    static boolean given;

    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        Thread producer = new Thread(() -> {
            try {
                given = queue.offer(1, 1, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        producer.start();
        Integer got = queue.poll(1, TimeUnit.SECONDS);
        producer.join();
        assert given == (got != null);
    }
}
