// verdict: pass

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

// A timed await that ends looks at the flag, not at the reason it ended for.
public class ConditionTimed {
    static boolean done;

    public static void main(String[] a) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition c = lock.newCondition();
        Thread t = new Thread(() -> {
            lock.lock();
            done = true;
            c.signal();
            lock.unlock();
        });
        t.start();
        lock.lock();
        boolean inTime = true;
        if (!done) inTime = c.await(5, TimeUnit.MILLISECONDS);
        boolean was = done;
        lock.unlock();
        t.join();
        assert was || !inTime;
    }
}
