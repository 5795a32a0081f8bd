import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

// A pool of one item: each thread takes it, waiting until it is there, and gives it back.
// Bug: who was woken does not look again whether the item is still there.
public class ItemPool {
    static final int THREADS = Integer.getInteger("threads", 3);
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition given = lock.newCondition();
    static Object item = new Object();
    static boolean bug;

    static Object take() throws InterruptedException {
        lock.lock();
        try {
            if (bug) {
                if (item == null) given.await();
            } else {
                while (item == null) given.await();
            }
            Object taken = item;
            item = null;
            return taken;
        } finally {
            lock.unlock();
        }
    }

    static void give(Object back) {
        lock.lock();
        try {
            item = back;
            given.signal();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        bug = args.length > 0;
        Thread[] threads = new Thread[THREADS];
        for (int i = 0; i < THREADS; i++) {
            threads[i] = new Thread(() -> {
                try {
                    Object mine = take();
                    assert mine != null;
                    give(mine);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) t.join();
        assert item != null;
    }
}
