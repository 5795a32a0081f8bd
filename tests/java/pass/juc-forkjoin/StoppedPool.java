// verdict: pass
// outcomes: cancelled cancelled | ran cancelled | ran ran

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

// What has not begun when a pool is stopped is cancelled; the second task does not begin before the first one.
public class StoppedPool {
    public static void main(String[] a) {
        ForkJoinPool pool = new ForkJoinPool(1);
        ForkJoinTask<?> x = pool.submit(() -> {}), y = pool.submit(() -> {});
        pool.shutdownNow();
        x.quietlyJoin();
        y.quietlyJoin();
        System.out.println((x.isCancelled() ? "cancelled " : "ran ") + (y.isCancelled() ? "cancelled" : "ran"));
    }
}
