// verdict: pass
// outcomes: half or more, signalled | less than half, signalled | nothing, signalled | nothing
// What is left of a time limit is any part of it.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class StepsTimeLeft {
    static final long SECOND = 1_000_000_000;
    static boolean signalled;

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition changed = lock.newCondition();
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(600);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            lock.lock();
            signalled = true;
            changed.signal();
            lock.unlock();
        });
        t.start();
        lock.lock();
        long left = changed.awaitNanos(SECOND);
        String part = left >= SECOND / 2 ? "half or more" : left > 0 ? "less than half" : "nothing";
        System.out.println(part + (signalled ? ", signalled" : ""));
        lock.unlock();
        t.join();
    }
}
