// verdict: livelock

import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Two readers look at what nobody writes. */
public class ReadersForEver {
    static int value;

    public static void main(String[] args) {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                while (value == 0) {
                    lock.readLock().lock();
                    lock.readLock().unlock();
                }
            }).start();
        }
    }
}
