// verdict: assertion

import java.util.concurrent.locks.ReentrantReadWriteLock;

// Between the read lock and the write lock the other thread may have filled the cache already.
public class NoRecheckAfterUpgrade {
    static final ReentrantReadWriteLock l = new ReentrantReadWriteLock();
    static Object cached;
    static int loads;

    static void get() {
        l.readLock().lock();
        boolean missing = cached == null;
        l.readLock().unlock();
        if (missing) {
            l.writeLock().lock();
            cached = new Object();
            loads++;
            l.writeLock().unlock();
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(NoRecheckAfterUpgrade::get);
        t.start();
        get();
        t.join();
        assert loads == 1;
    }
}
