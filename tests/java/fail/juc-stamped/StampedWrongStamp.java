// verdict: exception java.lang.IllegalMonitorStateException

import java.util.concurrent.locks.StampedLock;

// The converted stamp is thrown away, and the old one no longer fits.
public class StampedWrongStamp {
    static final StampedLock l = new StampedLock();

    public static void main(String[] a) {
        long s = l.readLock();
        l.tryConvertToWriteLock(s);
        l.unlockRead(s);
    }
}
