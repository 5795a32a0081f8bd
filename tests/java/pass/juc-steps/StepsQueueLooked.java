// verdict: pass
// outcomes: 1 false false | 1 false true | 1 true false | 1 true true
// Who gives up waiting for permits is in the queue until it has gone, though there are enough by then.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class StepsQueueLooked {
    static final Semaphore permits = new Semaphore(2, true);
    static boolean got;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                got = permits.tryAcquire(2, 1, TimeUnit.MILLISECONDS);
                if (got) {
                    permits.release(2);
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        t.start();
        permits.acquire();
        int left = permits.availablePermits();
        permits.release();
        boolean waits = permits.hasQueuedThreads();
        t.join();
        System.out.println(left + " " + waits + " " + got);
    }
}
