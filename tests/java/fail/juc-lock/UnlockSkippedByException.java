// verdict: deadlock

import java.util.concurrent.locks.ReentrantLock;

// The exception leaves the method before unlock; the other thread never gets the lock.
public class UnlockSkippedByException {
    static final ReentrantLock lock = new ReentrantLock();

    static void parse(String s) {
        lock.lock();
        Integer.parseInt(s);
        lock.unlock();
    }

    public static void main(String[] a) {
        new Thread(() -> {
            try {
                parse("x");
            } catch (NumberFormatException e) {
                // reported elsewhere
            }
        }).start();
        parse("1");
    }
}
