// verdict: pass

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

// A one-place buffer with one condition for each side.
public class ConditionTwo {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition notEmpty = lock.newCondition(), notFull = lock.newCondition();
    static Integer slot;

    static void put(int x) {
        lock.lock();
        while (slot != null) notFull.awaitUninterruptibly();
        slot = x;
        notEmpty.signal();
        lock.unlock();
    }

    static int take() {
        lock.lock();
        while (slot == null) notEmpty.awaitUninterruptibly();
        int x = slot;
        slot = null;
        notFull.signal();
        lock.unlock();
        return x;
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> put(1));
        t.start();
        assert take() == 1;
        t.join();
    }
}
