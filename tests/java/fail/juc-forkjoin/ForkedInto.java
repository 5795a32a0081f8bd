// verdict: assertion

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;

// Who waits for quiescence helps, and what a thread that is no worker forks goes to the common pool.
public class ForkedInto {
    static volatile int done;

    public static void main(String[] a) {
        ForkJoinPool pool = new ForkJoinPool(1);
        pool.execute(() -> { ForkJoinTask.adapt(() -> { done = 1; }).fork(); });
        assert !pool.awaitQuiescence(1, TimeUnit.SECONDS) || done == 1;
    }
}
