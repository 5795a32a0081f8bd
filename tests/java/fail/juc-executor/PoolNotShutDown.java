// verdict: deadlock

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// The result is there, but the pool's thread waits for more work for ever.
public class PoolNotShutDown {
    static ExecutorService pool;

    public static void main(String[] a) throws InterruptedException, ExecutionException {
        pool = Executors.newFixedThreadPool(1);
        assert pool.submit(() -> 1).get() == 1;
    }
}
