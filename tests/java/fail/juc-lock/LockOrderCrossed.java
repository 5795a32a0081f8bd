// verdict: deadlock

import java.util.concurrent.locks.ReentrantLock;

// Two locks taken in opposite orders.
public class LockOrderCrossed {
    static void both(ReentrantLock x, ReentrantLock y) {
        x.lock();
        y.lock();
        y.unlock();
        x.unlock();
    }

    public static void main(String[] a) {
        ReentrantLock p = new ReentrantLock(), q = new ReentrantLock();
        new Thread(() -> both(p, q)).start();
        both(q, p);
    }
}
