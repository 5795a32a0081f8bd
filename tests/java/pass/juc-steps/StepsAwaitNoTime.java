// verdict: pass
// outcomes: 0 0 false | 0 1 false | 0 1 true | 1 1 false
// Who waits for a condition for no time at all lets go of the lock, and may be signalled.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class StepsAwaitNoTime {
    static int value;

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition changed = lock.newCondition();
        Thread t = new Thread(() -> {
            lock.lock();
            value = 1;
            changed.signal();
            lock.unlock();
        });
        t.start();
        lock.lock();
        int before = value;
        boolean signalled = changed.await(0, TimeUnit.SECONDS);
        System.out.println(before + " " + value + " " + signalled);
        lock.unlock();
        t.join();
    }
}
