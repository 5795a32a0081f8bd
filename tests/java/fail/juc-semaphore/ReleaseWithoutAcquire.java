// verdict: assertion

import java.util.concurrent.Semaphore;

// The release stands in a finally block that is also reached when acquire was interrupted.
public class ReleaseWithoutAcquire {
    static final Semaphore s = new Semaphore(1);

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            try {
                s.acquire();
            } catch (InterruptedException e) {
                // gives up
            } finally {
                s.release();
            }
        });
        t.start();
        t.interrupt();
        t.join();
        assert s.availablePermits() == 1;
    }
}
