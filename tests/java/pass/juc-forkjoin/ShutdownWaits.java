// verdict: pass

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;

// What was submitted before shutdown is done when the pool has terminated.
public class ShutdownWaits {
    static volatile int done;

    public static void main(String[] a) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.execute(() -> done = 1);
        pool.shutdown();
        boolean over = pool.awaitTermination(1, TimeUnit.SECONDS);
        assert !over || done == 1 && pool.isTerminated();
    }
}
