// states: 3079
// bug: assertion

import java.util.concurrent.locks.StampedLock;

// A reader looks at both coordinates without a lock and takes one only if a writer came between. Bug: it trusts what it saw.
public class OptimisticPoint {
    static final StampedLock lock = new StampedLock();
    static int x, y;

    static void move() {
        long stamp = lock.writeLock();
        x++;
        y++;
        lock.unlockWrite(stamp);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] writers = {new Thread(OptimisticPoint::move), new Thread(OptimisticPoint::move)};
        for (Thread t : writers) t.start();
        long stamp = lock.tryOptimisticRead();
        int seenX = x, seenY = y;
        if (args.length == 0 && !lock.validate(stamp)) {
            stamp = lock.readLock();
            seenX = x;
            seenY = y;
            lock.unlockRead(stamp);
        }
        assert seenX == seenY;
        for (Thread t : writers) t.join();
        assert x == 2 && y == 2;
    }
}
