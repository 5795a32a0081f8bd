// verdict: pass

import java.util.concurrent.locks.ReentrantLock;

// A fair lock excludes just as well.
public class FairLock {
    static final ReentrantLock lock = new ReentrantLock(true);
    static int inside, n;

    static void work() {
        lock.lock();
        try {
            assert ++inside == 1;
            n++;
            inside--;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(FairLock::work);
        t.start();
        work();
        t.join();
        assert n == 2 && lock.isFair();
    }
}
