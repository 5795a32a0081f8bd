// verdict: pass

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// The task waits for main, not for another task.
public class CallerOpensLatch {
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
        l.countDown();
        pool.shutdown();
    }
}
