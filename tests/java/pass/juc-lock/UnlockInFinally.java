// verdict: pass

import java.util.concurrent.locks.ReentrantLock;

// unlock in a finally block.
public class UnlockInFinally {
    static final ReentrantLock lock = new ReentrantLock();

    static void parse(String s) {
        lock.lock();
        try {
            Integer.parseInt(s);
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            try {
                parse("x");
            } catch (NumberFormatException e) {
                // expected
            }
        });
        t.start();
        parse("1");
        t.join();
        assert !lock.isLocked();
    }
}
