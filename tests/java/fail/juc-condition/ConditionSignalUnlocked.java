// verdict: exception java.lang.IllegalMonitorStateException

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

// signal without holding the lock is refused.
public class ConditionSignalUnlocked {
    static volatile boolean done;

    public static void main(String[] a) {
        ReentrantLock lock = new ReentrantLock();
        Condition c = lock.newCondition();
        done = true;
        c.signal();
    }
}
