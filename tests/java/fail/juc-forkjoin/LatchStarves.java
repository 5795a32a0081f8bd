// verdict: deadlock

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;

// The only worker waits for what only it could do, and the pool does not know.
public class LatchStarves {
    public static void main(String[] a) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        ForkJoinPool pool = new ForkJoinPool(1);
        pool.submit(() -> {
            latch.await();
            return 0;
        });
        pool.submit(latch::countDown).get();
    }
}
