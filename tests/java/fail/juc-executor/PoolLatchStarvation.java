// verdict: deadlock

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// The first task waits for the second, which waits for the only thread.
public class PoolLatchStarvation {
    public static void main(String[] a) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        CountDownLatch l = new CountDownLatch(1);
        pool.execute(() -> {
            try {
                l.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        pool.execute(l::countDown);
        pool.shutdown();
    }
}
