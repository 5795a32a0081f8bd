// states: 29
// bug: assertion

import java.util.concurrent.locks.ReentrantReadWriteLock;

// A writer keeps a read lock when it gives up the write lock, so it still sees what it wrote. Bug: it takes the read lock too late.
public class Downgrade {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static int value;

    static void write(int mine, boolean bug) {
        lock.writeLock().lock();
        value = mine;
        if (bug) lock.writeLock().unlock();
        lock.readLock().lock();
        if (!bug) lock.writeLock().unlock();
        assert value == mine;
        lock.readLock().unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        boolean bug = args.length > 0;
        Thread other = new Thread(() -> write(1, bug));
        other.start();
        write(2, bug);
        other.join();
        assert lock.getReadHoldCount() == 0 && value != 0;
    }
}
