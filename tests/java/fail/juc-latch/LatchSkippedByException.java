// verdict: deadlock

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

// The worker that loses the race fails and leaves without counting down.
public class LatchSkippedByException {
    static final AtomicInteger stock = new AtomicInteger(1);
    static final CountDownLatch done = new CountDownLatch(2);

    static void work() {
        try {
            if (stock.decrementAndGet() < 0) throw new IllegalStateException("sold out");
            done.countDown();
        } catch (IllegalStateException e) {
            // logged elsewhere
        }
    }

    public static void main(String[] a) throws InterruptedException {
        new Thread(LatchSkippedByException::work).start();
        work();
        done.await();
    }
}
