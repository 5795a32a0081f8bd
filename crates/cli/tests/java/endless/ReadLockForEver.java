import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A read lock that is taken and released for ever is no progress, though the library counts in a thread-local how often it is held. */
public class ReadLockForEver {
    static volatile boolean done;

    public static void main(String[] args) {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        lock.readLock().lock();
        new Thread(() -> {
            while (!done) {
                lock.readLock().lock();
                lock.readLock().unlock();
            }
        }).start();
    }
}
