// verdict: pass
// outcomes: interrupted

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

// Who works when the pool is stopped is interrupted.
public class StopInterrupts {
    static volatile String said = "";

    public static void main(String[] a) throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        ForkJoinPool pool = new ForkJoinPool(1);
        ForkJoinTask<?> task = pool.submit(() -> {
            begun.countDown();
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                said = "interrupted";
            }
        });
        begun.await();
        pool.shutdownNow();
        task.quietlyJoin();
        System.out.println(said);
    }
}
