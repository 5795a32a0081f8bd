// verdict: race
// property: +race

// Two readers of a read-write lock are not ordered, whatever they do.
import java.util.concurrent.locks.ReentrantReadWriteLock;
public class OrderReadLocks {
    static int x;
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static void add() {
        lock.readLock().lock();
        x++;
        lock.readLock().unlock();
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(OrderReadLocks::add);
        t.start();
        add();
        t.join();
    }
}
