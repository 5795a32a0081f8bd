// verdict: deadlock

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

// The gate opens for all but wakes one: with two waiters the second sleeps on.
public class ConditionSignalOne {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition opened = lock.newCondition();
    static boolean open;

    static void pass() {
        lock.lock();
        while (!open) opened.awaitUninterruptibly();
        lock.unlock();
    }

    public static void main(String[] a) {
        new Thread(ConditionSignalOne::pass).start();
        new Thread(ConditionSignalOne::pass).start();
        lock.lock();
        open = true;
        opened.signal();
        lock.unlock();
    }
}
