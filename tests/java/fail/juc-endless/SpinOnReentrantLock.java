// verdict: livelock

import java.util.concurrent.locks.ReentrantLock;

/** As with a monitor: a lock of the library is a lock. */
public class SpinOnReentrantLock {
    static boolean done;
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] args) {
        new Thread(() -> {
            for (boolean seen = false; !seen;) {
                lock.lock();
                try {
                    seen = done;
                } finally {
                    lock.unlock();
                }
            }
        }).start();
    }
}
