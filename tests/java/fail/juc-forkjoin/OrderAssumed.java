// verdict: assertion

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

// The second task takes it that the first one is done.
public class OrderAssumed {
    static volatile int x;

    public static void main(String[] a) {
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.submit(() -> { x = 1; });
        ForkJoinTask<Integer> second = pool.submit(() -> x);
        assert second.join() == 1;
    }
}
