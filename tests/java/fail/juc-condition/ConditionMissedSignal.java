// verdict: deadlock

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

// A signal without a flag is lost when nobody waits yet.
public class ConditionMissedSignal {
    public static void main(String[] a) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition c = lock.newCondition();
        new Thread(() -> {
            lock.lock();
            c.signal();
            lock.unlock();
        }).start();
        lock.lock();
        c.await();
        lock.unlock();
    }
}
