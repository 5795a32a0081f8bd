// verdict: exception java.lang.IllegalMonitorStateException

import java.util.concurrent.locks.ReentrantLock;

// The result of tryLock is ignored: who did not get the lock unlocks it all the same.
public class TryLockIgnored {
    static final ReentrantLock lock = new ReentrantLock();

    static void touch() {
        lock.tryLock();
        lock.unlock();
    }

    public static void main(String[] a) {
        new Thread(TryLockIgnored::touch).start();
        touch();
    }
}
