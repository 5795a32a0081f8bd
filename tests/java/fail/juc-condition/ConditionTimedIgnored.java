// verdict: assertion

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

// The end of a timed await is taken for the event.
public class ConditionTimedIgnored {
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
        try {
            if (!done) c.await(5, TimeUnit.MILLISECONDS);
            assert done;
        } finally {
            lock.unlock();
        }
    }
}
