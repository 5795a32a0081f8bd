// verdict: deadlock

import java.util.concurrent.locks.ReentrantReadWriteLock;

// A reader that asks for the write lock waits for itself.
public class UpgradeSelf {
    public static void main(String[] a) {
        ReentrantReadWriteLock l = new ReentrantReadWriteLock();
        l.readLock().lock();
        l.writeLock().lock();
        l.writeLock().unlock();
        l.readLock().unlock();
    }
}
