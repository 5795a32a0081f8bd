// verdict: pass

import java.util.concurrent.locks.ReentrantLock;

// A lock taken twice and given back twice.
public class ReentrantNested {
    static final ReentrantLock lock = new ReentrantLock();
    static int n;

    static void outer() {
        lock.lock();
        try {
            inner();
            assert lock.getHoldCount() == 1;
        } finally {
            lock.unlock();
        }
    }

    static void inner() {
        lock.lock();
        try {
            assert lock.getHoldCount() == 2;
            n++;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(ReentrantNested::outer);
        t.start();
        single();
        t.join();
        assert n == 2;
    }

    static void single() {
        lock.lock();
        n++;
        lock.unlock();
    }
}
