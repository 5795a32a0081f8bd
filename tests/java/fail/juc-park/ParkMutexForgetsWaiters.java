// verdict: deadlock

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;

// A hand-made mutex that queues itself after its failed try: the unlock in between wakes nobody.
public class ParkMutexForgetsWaiters {
    static final AtomicBoolean held = new AtomicBoolean();
    static final ConcurrentLinkedQueue<Thread> waiters = new ConcurrentLinkedQueue<>();

    static void lock() {
        while (!held.compareAndSet(false, true)) {
            waiters.add(Thread.currentThread());
            LockSupport.park();
        }
    }

    static void unlock() {
        held.set(false);
        LockSupport.unpark(waiters.poll());
    }

    public static void main(String[] a) {
        new Thread(() -> {
            lock();
            unlock();
        }).start();
        lock();
        unlock();
    }
}
