// verdict: pass

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;

// A hand-made mutex: queue first, then try, then park.
public class ParkMutex {
    static final AtomicBoolean held = new AtomicBoolean();
    static final ConcurrentLinkedQueue<Thread> waiters = new ConcurrentLinkedQueue<>();
    static int n;

    static void lock() {
        Thread me = Thread.currentThread();
        waiters.add(me);
        while (waiters.peek() != me || !held.compareAndSet(false, true)) LockSupport.park();
        waiters.remove();
    }

    static void unlock() {
        held.set(false);
        LockSupport.unpark(waiters.peek());
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            lock();
            n++;
            unlock();
        });
        t.start();
        lock();
        n++;
        unlock();
        t.join();
        assert n == 2;
    }
}
