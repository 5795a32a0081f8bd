// verdict: assertion

import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

// The twin of SynchronousOfferTimed: the producer does not look whether anybody took the item.
public class SynchronousOfferUnchecked {
    static boolean given;

    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        Thread producer = new Thread(() -> {
            try {
                queue.offer(1, 1, TimeUnit.SECONDS);
                given = true;
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
