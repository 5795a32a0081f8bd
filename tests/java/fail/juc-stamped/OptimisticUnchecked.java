// verdict: assertion

import java.util.concurrent.locks.StampedLock;

// An optimistic read that is never validated may see half of a write.
public class OptimisticUnchecked {
    static final StampedLock l = new StampedLock();
    static int x, y;

    public static void main(String[] a) {
        new Thread(() -> {
            long s = l.writeLock();
            x = 1;
            y = 1;
            l.unlockWrite(s);
        }).start();
        l.tryOptimisticRead();
        int p = x, q = y;
        assert p == q : p + " " + q;
    }
}
