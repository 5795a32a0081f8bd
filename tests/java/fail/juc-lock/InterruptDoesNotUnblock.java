// verdict: deadlock

import java.util.concurrent.locks.ReentrantLock;

// lock() does not react to interrupts: the owner waits for the waiter, the waiter for the lock.
public class InterruptDoesNotUnblock {
    public static void main(String[] a) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread t = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        t.start();
        t.interrupt();
        t.join();
        lock.unlock();
    }
}
