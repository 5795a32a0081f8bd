// verdict: pass

import java.util.concurrent.locks.ReentrantReadWriteLock;

// The state is looked at again under the write lock.
public class RecheckAfterUpgrade {
    static final ReentrantReadWriteLock l = new ReentrantReadWriteLock();
    static Object cached;
    static int loads;

    static void get() {
        l.readLock().lock();
        boolean missing = cached == null;
        l.readLock().unlock();
        if (missing) {
            l.writeLock().lock();
            if (cached == null) {
                cached = new Object();
                loads++;
            }
            l.writeLock().unlock();
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(RecheckAfterUpgrade::get);
        t.start();
        get();
        t.join();
        assert loads == 1;
    }
}
