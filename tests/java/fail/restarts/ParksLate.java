// verdict: assertion

import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import jaunt.Verify;

// Who waits for a lock may be given a permit that it does not need any more: the next park returns at once. Operations of locks leave none
// behind as long as they are steps, and that the program parks is seen only after the lock was taken.
public class ParksLate {
    static final ReentrantLock lock = new ReentrantLock();
    static volatile boolean ready;

    public static void main(String[] args) throws InterruptedException {
        // No random execution comes here: the search has to find it out.
        Verify.ignoreIf(Verify.getInt(0, 19) + Verify.getInt(0, 19) + Verify.getInt(0, 19) != 57);
        Thread t = new Thread(() -> {
            lock.lock();
            lock.unlock();
            if (!ready) {
                LockSupport.park();
                assert ready : "woken too early";
            }
        });
        lock.lock();
        t.start();
        lock.unlock();
        ready = true;
        LockSupport.unpark(t);
        t.join();
    }
}
