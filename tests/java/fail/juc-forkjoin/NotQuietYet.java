// verdict: assertion

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;

// That time may be over before the pool is quiet was forgotten.
public class NotQuietYet {
    static volatile int done;

    public static void main(String[] a) {
        ForkJoinPool pool = new ForkJoinPool(1);
        pool.execute(() -> { ForkJoinTask.adapt(() -> { done = 1; }).fork(); });
        pool.awaitQuiescence(1, TimeUnit.SECONDS);
        assert done == 1;
    }
}
