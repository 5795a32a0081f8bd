// verdict: pass

import java.util.concurrent.locks.ReentrantReadWriteLock;

// The writer takes the read lock before it gives the write lock back, so its value stays put.
public class Downgrade {
    static final ReentrantReadWriteLock l = new ReentrantReadWriteLock();
    static int v;

    static void write(int x) {
        l.writeLock().lock();
        v = x;
        l.readLock().lock();
        l.writeLock().unlock();
        assert v == x;
        l.readLock().unlock();
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> write(1));
        t.start();
        write(2);
        t.join();
    }
}
