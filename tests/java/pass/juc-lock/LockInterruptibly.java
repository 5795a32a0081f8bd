// verdict: pass

import java.util.concurrent.locks.ReentrantLock;

// lockInterruptibly gives up on the interrupt, whether it comes before or during the wait.
public class LockInterruptibly {
    static boolean gaveUp;

    public static void main(String[] a) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread t = new Thread(() -> {
            try {
                lock.lockInterruptibly();
                lock.unlock();
            } catch (InterruptedException e) {
                gaveUp = true;
            }
        });
        t.start();
        t.interrupt();
        t.join();
        lock.unlock();
        assert gaveUp;
    }
}
