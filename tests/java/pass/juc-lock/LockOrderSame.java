// verdict: pass

import java.util.concurrent.locks.ReentrantLock;

// Two locks always taken in the same order.
public class LockOrderSame {
    static int n;

    static void both(ReentrantLock x, ReentrantLock y) {
        x.lock();
        y.lock();
        n++;
        y.unlock();
        x.unlock();
    }

    public static void main(String[] a) throws InterruptedException {
        ReentrantLock p = new ReentrantLock(), q = new ReentrantLock();
        Thread t = new Thread(() -> both(p, q));
        t.start();
        both(p, q);
        t.join();
        assert n == 2;
    }
}
