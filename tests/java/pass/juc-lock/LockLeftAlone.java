// verdict: pass

import java.util.concurrent.locks.ReentrantLock;

// The thread that is left in the end still uses the lock as the others did: acquiring and releasing are movers there, too.
public class LockLeftAlone {
    static final ReentrantLock lock = new ReentrantLock();
    static int n;

    static void increment() {
        for (int i = 0; i < 2; i++) {
            lock.lock();
            try {
                n++;
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) {
        new Thread(LockLeftAlone::increment).start();
        increment();
    }
}
