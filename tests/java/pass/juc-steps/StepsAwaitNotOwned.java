// verdict: pass
// outcomes: refused
// Who waits for a condition without owning the lock is refused at once, though somebody else owns it.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class StepsAwaitNotOwned {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition changed = lock.newCondition();
        CountDownLatch refused = new CountDownLatch(1);
        lock.lock();
        Thread t = new Thread(() -> {
            try {
                changed.await();
            } catch (IllegalMonitorStateException e) {
                System.out.println("refused");
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            refused.countDown();
        });
        t.start();
        refused.await();
        lock.unlock();
        t.join();
    }
}
