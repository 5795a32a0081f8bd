// verdict: pass

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

// The gate opens for all and wakes all.
public class ConditionSignalAll {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition opened = lock.newCondition();
    static boolean open;

    static void pass() {
        lock.lock();
        while (!open) opened.awaitUninterruptibly();
        lock.unlock();
    }

    public static void main(String[] a) {
        new Thread(ConditionSignalAll::pass).start();
        new Thread(ConditionSignalAll::pass).start();
        lock.lock();
        open = true;
        opened.signalAll();
        lock.unlock();
    }
}
