// verdict: livelock

import java.util.concurrent.locks.ReentrantLock;

/** The owner has ended without unlocking. */
public class TryLockForEver {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] args) {
        lock.lock();
        new Thread(() -> {
            while (!lock.tryLock()) {
            }
        }).start();
    }
}
