// verdict: pass

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

// A flag remembers the signal.
public class ConditionFlag {
    static boolean done;

    public static void main(String[] a) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition c = lock.newCondition();
        new Thread(() -> {
            lock.lock();
            done = true;
            c.signal();
            lock.unlock();
        }).start();
        lock.lock();
        while (!done) c.await();
        lock.unlock();
    }
}
