// states: 28
// bug: assertion

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

// One thread gives up after a while, the other one tries until it succeeds. Bug: who gave up goes on as if it had the lock.
public class TimedTryLock {
    static final ReentrantLock lock = new ReentrantLock();
    static int count;
    static int gaveUp;

    public static void main(String[] args) throws InterruptedException {
        boolean bug = args.length > 0;
        Thread patient = new Thread(() -> {
            try {
                while (!lock.tryLock()) Thread.sleep(10);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            count++;
            lock.unlock();
        });
        patient.start();
        boolean got = lock.tryLock(1, TimeUnit.MILLISECONDS);
        if (got || bug) {
            count++;
            if (got) lock.unlock();
        } else {
            gaveUp = 1;
        }
        patient.join();
        assert count + gaveUp == 2;
    }
}
