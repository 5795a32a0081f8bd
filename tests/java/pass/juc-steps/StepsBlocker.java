// verdict: pass
// outcomes: false | true
// Who waits for a lock is blocked by something.
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class StepsBlocker {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread t = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        t.start();
        System.out.println(LockSupport.getBlocker(t) != null);
        lock.unlock();
        t.join();
    }
}
