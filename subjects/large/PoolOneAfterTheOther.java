// verdict: pass

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// main waits for each task; the pool of one thread is shut down.
public class PoolOneAfterTheOther {
    public static void main(String[] a) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        int x = pool.submit(() -> 1).get();
        pool.shutdown();
        assert x == 1;
    }
}
