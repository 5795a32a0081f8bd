// verdict: pass

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

// The count is given in a finally block.
public class LatchInFinally {
    static final AtomicInteger stock = new AtomicInteger(1);
    static final CountDownLatch done = new CountDownLatch(2);

    static void work() {
        try {
            if (stock.decrementAndGet() < 0) throw new IllegalStateException("sold out");
        } catch (IllegalStateException e) {
            // logged elsewhere
        } finally {
            done.countDown();
        }
    }

    public static void main(String[] a) throws InterruptedException {
        new Thread(LatchInFinally::work).start();
        work();
        done.await();
        assert done.getCount() == 0 && stock.get() == -1;
    }
}
