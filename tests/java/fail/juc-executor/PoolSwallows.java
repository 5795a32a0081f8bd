// verdict: assertion

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

// submit keeps the exception in a future nobody asks; the work is simply not done.
public class PoolSwallows {
    static volatile boolean done;

    public static void main(String[] a) throws InterruptedException {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.submit(() -> {
            Object o = null;
            o.hashCode();
            done = true;
        });
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.SECONDS);
        assert done;
    }
}
