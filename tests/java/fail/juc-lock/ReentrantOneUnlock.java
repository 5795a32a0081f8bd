// verdict: deadlock

import java.util.concurrent.locks.ReentrantLock;

// Locked twice, unlocked once: the lock stays held.
public class ReentrantOneUnlock {
    static final ReentrantLock lock = new ReentrantLock();

    static void outer() {
        lock.lock();
        try {
            lock.lock();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] a) {
        new Thread(ReentrantOneUnlock::outer).start();
        outer();
    }
}
