// verdict: exception java.lang.IllegalMonitorStateException

import java.util.concurrent.locks.ReentrantLock;

// A lock is unlocked by a thread that does not own it.
public class UnlockByOther {
    public static void main(String[] a) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread t = new Thread(lock::unlock);
        t.start();
        t.join();
    }
}
