// verdict: pass
// outcomes: 00 | 01 | 11

import java.util.concurrent.locks.ReentrantLock;

// A thread has a lock for nothing that others see, gives it back and then writes: that is more than one step, since the other one may have the
// lock meanwhile and read twice.
public class LockReleasedThenWritten {
    static final ReentrantLock lock = new ReentrantLock();
    static volatile int x;
    static int count, first, second;

    public static void main(String[] args) throws InterruptedException {
        Thread writes = new Thread(() -> {
            lock.lock();
            count++;
            lock.unlock();
            x = 1;
        });
        Thread reads = new Thread(() -> {
            lock.lock();
            count++;
            first = x;
            second = x;
            lock.unlock();
        });
        writes.start();
        reads.start();
        writes.join();
        reads.join();
        System.out.print(first + "" + second);
    }
}
