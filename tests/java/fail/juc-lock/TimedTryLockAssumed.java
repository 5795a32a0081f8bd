// verdict: assertion

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

// A timed tryLock may time out while the other one still works.
public class TimedTryLockAssumed {
    public static void main(String[] a) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        new Thread(() -> {
            lock.lock();
            lock.unlock();
        }).start();
        boolean got = lock.tryLock(50, TimeUnit.MILLISECONDS);
        assert got;
        lock.unlock();
    }
}
