// verdict: pass

import java.util.concurrent.locks.ReentrantReadWriteLock;

// The writer changes both fields under the write lock, the reader sees them equal under the read lock.
public class WriteUnderWriteLock {
    static final ReentrantReadWriteLock l = new ReentrantReadWriteLock();
    static int x, y;

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            l.writeLock().lock();
            x++;
            y++;
            l.writeLock().unlock();
        });
        t.start();
        l.readLock().lock();
        assert x == y;
        l.readLock().unlock();
        t.join();
        assert x == 1 && y == 1;
    }
}
