// verdict: pass

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;

// cancel(true) interrupts the running task, or keeps it from starting.
public class CancelInterrupts {
    public static void main(String[] a) throws InterruptedException {
        CountDownLatch never = new CountDownLatch(1);
        FutureTask<Void> f = new FutureTask<>(() -> {
            never.await();
            return null;
        });
        Thread t = new Thread(f);
        t.start();
        f.cancel(true);
        t.join();
        assert f.isCancelled();
    }
}
