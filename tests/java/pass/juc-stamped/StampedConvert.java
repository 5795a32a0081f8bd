// verdict: pass

import java.util.concurrent.locks.StampedLock;

// A reader converts its stamp, and where that fails it lets go, locks for writing and looks again.
public class StampedConvert {
    static final StampedLock l = new StampedLock();
    static int value, sets;

    static void setOnce(int v) {
        long s = l.readLock();
        try {
            while (value == 0) {
                long w = l.tryConvertToWriteLock(s);
                if (w != 0) {
                    s = w;
                    value = v;
                    sets++;
                } else {
                    l.unlockRead(s);
                    s = l.writeLock();
                }
            }
        } finally {
            l.unlock(s);
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> setOnce(1));
        t.start();
        setOnce(2);
        t.join();
        assert sets == 1;
    }
}
