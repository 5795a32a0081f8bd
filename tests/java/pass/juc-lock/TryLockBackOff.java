// verdict: pass

import java.util.concurrent.locks.ReentrantLock;

// Opposite orders, but the second lock is only tried, and the first is given back on failure.
public class TryLockBackOff {
    static int moved;

    static void both(ReentrantLock x, ReentrantLock y) {
        x.lock();
        try {
            if (y.tryLock()) {
                try {
                    moved++;
                } finally {
                    y.unlock();
                }
            }
        } finally {
            x.unlock();
        }
    }

    public static void main(String[] a) throws InterruptedException {
        ReentrantLock p = new ReentrantLock(), q = new ReentrantLock();
        Thread t = new Thread(() -> both(p, q));
        t.start();
        both(q, p);
        t.join();
        assert moved >= 0 && moved <= 2 && !p.isLocked() && !q.isLocked();
    }
}
