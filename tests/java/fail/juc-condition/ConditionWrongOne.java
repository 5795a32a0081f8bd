// verdict: deadlock

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

// A one-place buffer whose put signals the producers instead of the consumers.
public class ConditionWrongOne {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition notEmpty = lock.newCondition(), notFull = lock.newCondition();
    static Integer slot;

    static void put(int x) {
        lock.lock();
        while (slot != null) notFull.awaitUninterruptibly();
        slot = x;
        notFull.signal();
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

    public static void main(String[] a) {
        new Thread(() -> put(1)).start();
        take();
    }
}
