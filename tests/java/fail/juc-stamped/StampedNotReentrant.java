// verdict: deadlock

import java.util.concurrent.locks.StampedLock;

// A stamped lock is not reentrant: the second writeLock of the same thread waits for ever.
public class StampedNotReentrant {
    static final StampedLock l = new StampedLock();

    static void inner() {
        long s = l.writeLock();
        l.unlockWrite(s);
    }

    public static void main(String[] a) {
        long s = l.writeLock();
        inner();
        l.unlockWrite(s);
    }
}
