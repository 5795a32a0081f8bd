// verdict: pass
// outcomes: thrown | returned true

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

// A thread that waits for a condition is interrupted and signalled by who has the lock. It may give up before it is signalled, though it cannot
// have the lock yet, or be signalled first and keep its interrupt.
public class InterruptThenSignal {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition waits = lock.newCondition(), begun = lock.newCondition();
    static boolean ready;
    static String how;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            lock.lock();
            try {
                ready = true;
                begun.signal();
                waits.await();
                how = "returned " + Thread.currentThread().isInterrupted();
            } catch (InterruptedException e) {
                how = "thrown";
            } finally {
                lock.unlock();
            }
        });
        t.start();
        lock.lock();
        while (!ready) begun.await();
        t.interrupt();
        waits.signal();
        lock.unlock();
        t.join();
        System.out.print(how);
    }
}
