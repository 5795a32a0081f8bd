// verdict: deadlock

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;

// cancel(false) leaves a task that already runs alone: it waits for ever.
public class CancelDoesNotInterrupt {
    public static void main(String[] a) throws InterruptedException {
        CountDownLatch never = new CountDownLatch(1);
        FutureTask<Void> f = new FutureTask<>(() -> {
            never.await();
            return null;
        });
        Thread t = new Thread(f);
        t.start();
        f.cancel(false);
        t.join();
    }
}
