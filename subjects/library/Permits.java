// states: 449
// bug: assertion

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

// Three threads, two permits: never are more than two inside. Bug: one does not wait long and gives back what it did not get.
public class Permits {
    static final Semaphore permits = new Semaphore(2);
    static final AtomicInteger inside = new AtomicInteger();

    static void enter() {
        int now = inside.incrementAndGet();
        assert now <= 2;
        inside.decrementAndGet();
    }

    public static void main(String[] args) throws InterruptedException {
        boolean bug = args.length > 0;
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            threads[i] = new Thread(() -> {
                if (bug) {
                    if (permits.tryAcquire()) enter();
                } else {
                    permits.acquireUninterruptibly();
                    enter();
                }
                permits.release();
            });
            threads[i].start();
        }
        for (Thread t : threads) t.join();
        assert permits.availablePermits() == 2;
    }
}
