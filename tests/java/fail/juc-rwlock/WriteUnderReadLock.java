// verdict: assertion

import java.util.concurrent.locks.ReentrantReadWriteLock;

// Two readers may be in at once, and both write.
public class WriteUnderReadLock {
    static final ReentrantReadWriteLock l = new ReentrantReadWriteLock();
    static int n;

    static void inc() {
        l.readLock().lock();
        n++;
        l.readLock().unlock();
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(WriteUnderReadLock::inc);
        t.start();
        inc();
        t.join();
        assert n == 2;
    }
}
