// verdict: pass
// outcomes: late|now

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

// Both ends of a timed tryLock are handled.
public class TimedTryLockChecked {
    public static void main(String[] a) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread t = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        t.start();
        boolean got = lock.tryLock(50, TimeUnit.MILLISECONDS);
        if (got) lock.unlock();
        t.join();
        System.out.println(got ? "now" : "late");
    }
}
