// verdict: pass

import java.util.concurrent.locks.StampedLock;

// The optimistic read is validated, and done again under the read lock where a writer came in.
public class OptimisticValidated {
    static final StampedLock l = new StampedLock();
    static int x, y;

    public static void main(String[] a) {
        new Thread(() -> {
            long s = l.writeLock();
            x = 1;
            y = 1;
            l.unlockWrite(s);
        }).start();
        long s = l.tryOptimisticRead();
        int p = x, q = y;
        if (!l.validate(s)) {
            s = l.readLock();
            p = x;
            q = y;
            l.unlockRead(s);
        }
        assert p == q : p + " " + q;
    }
}
