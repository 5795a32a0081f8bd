// verdict: pass

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;

// When the pool is quiet, what its tasks have added is done as well.
public class QuietAtLast {
    static volatile int done;

    public static void main(String[] a) {
        ForkJoinPool pool = new ForkJoinPool(1);
        pool.execute(() -> pool.execute(() -> done = 1));
        assert !pool.awaitQuiescence(1, TimeUnit.SECONDS) || done == 1;
    }
}
