// verdict: assertion

import java.util.concurrent.locks.ReentrantReadWriteLock;

// The write lock is given back before the read lock is taken: another writer may come in between.
public class DowngradeWithGap {
    static final ReentrantReadWriteLock l = new ReentrantReadWriteLock();
    static int v;

    static void write(int x) {
        l.writeLock().lock();
        v = x;
        l.writeLock().unlock();
        l.readLock().lock();
        try {
            assert v == x;
        } finally {
            l.readLock().unlock();
        }
    }

    public static void main(String[] a) {
        new Thread(() -> write(1)).start();
        write(2);
    }
}
