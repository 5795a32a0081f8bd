// verdict: deadlock

import java.util.concurrent.locks.StampedLock;

// Where both read at once neither conversion succeeds, and each waits for the other to stop reading.
public class StampedBothUpgrade {
    static final StampedLock l = new StampedLock();

    static void upgrade() {
        long r = l.readLock();
        long w = l.tryConvertToWriteLock(r);
        if (w == 0) w = l.writeLock();
        l.unlock(w);
    }

    public static void main(String[] a) {
        new Thread(StampedBothUpgrade::upgrade).start();
        upgrade();
    }
}
