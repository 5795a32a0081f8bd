// states: 509
// states with 2: 65
// states with 4: 3407
// bug: assertion

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

// A pool of one item: each thread takes it, waiting until it is there, and gives it back.
// Bug: who was woken does not look again whether the item is still there.
public class ItemPool {
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
        bug = args.length > 0 && args[0].equals("bug");
        int n = args.length > 0 && !bug ? Integer.parseInt(args[0]) : 3;
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
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
