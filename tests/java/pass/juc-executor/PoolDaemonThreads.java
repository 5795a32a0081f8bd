// verdict: pass

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// A pool of daemon threads need not be shut down.
public class PoolDaemonThreads {
    static ExecutorService pool;

    public static void main(String[] a) throws InterruptedException, ExecutionException {
        pool = Executors.newFixedThreadPool(1, r -> {
            Thread t = new Thread(r);
            t.setDaemon(true);
            return t;
        });
        assert pool.submit(() -> 1).get() == 1;
    }
}
