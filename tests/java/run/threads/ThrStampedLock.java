// StampedLock: optimistic reads, validation, conversions, try variants, views as Lock, non reentrancy, bad stamps, counters
// under contention.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class ThrStampedLock {
    static class Pt {
        private double x, y;
        final StampedLock l = new StampedLock();
        void move(double dx, double dy) {
            long s = l.writeLock();
            try {
                x += dx;
                y += dy;
            } finally { l.unlockWrite(s); }
        }
        double sum() {
            long s = l.tryOptimisticRead();
            double a = x, b = y;
            if (!l.validate(s)) {
                s = l.readLock();
                try {
                    a = x;
                    b = y;
                } finally { l.unlockRead(s); }
            }
            return a + b;
        }
        boolean moveIfOrigin(double nx, double ny) {
            long s = l.readLock();
            try {
                while (x == 0 && y == 0) {
                    long w = l.tryConvertToWriteLock(s);
                    if (w != 0) {
                        s = w;
                        x = nx;
                        y = ny;
                        return true;
                    }
                    l.unlockRead(s);
                    s = l.writeLock();
                }
                return false;
            } finally { l.unlock(s); }
        }
    }
    static <T> T in(Callable<T> c) throws Exception {
        FutureTask<T> f = new FutureTask<>(c);
        Thread t = new Thread(f);
        t.start();
        t.join();
        return f.get();
    }
    static String imse(Runnable r) {
        try {
            r.run();
            return "ok";
        } catch (IllegalMonitorStateException e) { return "IMSE"; }
    }
    public static void main(String[] args) throws Exception {
        StampedLock l = new StampedLock();
        long o = l.tryOptimisticRead();
        System.out.println((o != 0) + " " + l.validate(o) + " " + l.validate(0) + " " + StampedLock.isOptimisticReadStamp(o)
                + StampedLock.isReadLockStamp(o) + StampedLock.isWriteLockStamp(o));
        long w = l.writeLock();
        System.out.println(l.validate(o) + " " + l.isWriteLocked() + l.isReadLocked() + " opt while write " + l.tryOptimisticRead()
                + " tryRead " + l.tryReadLock() + " tryWrite " + l.tryWriteLock() + " timed " + l.tryWriteLock(2, TimeUnit.MILLISECONDS)
                + l.tryReadLock(2, TimeUnit.MILLISECONDS) + " " + StampedLock.isWriteLockStamp(w) + StampedLock.isLockStamp(w)
                + l.validate(w));
        System.out.println(imse(() -> l.unlockRead(w)) + " " + imse(() -> l.unlockWrite(w + 1)) + " " + imse(() -> l.unlock(0)));
        l.unlockWrite(w);
        System.out.println(imse(() -> l.unlockWrite(w)) + " " + imse(() -> l.unlock(w)) + " " + l.validate(o) + " new opt "
                + l.validate(l.tryOptimisticRead()));
        long r1 = l.readLock(), r2 = l.readLock();
        System.out.println(l.getReadLockCount() + " " + l.isReadLocked() + " " + StampedLock.isReadLockStamp(r1) + " other reads " + in(()
                -> {
            long r = l.tryReadLock();
            boolean b = r != 0;
            if (b) l.unlockRead(r);
            return b;
        }) + " other writes " + in(() -> l.tryWriteLock() != 0) + " convert with two readers " + l.tryConvertToWriteLock(r1));
        l.unlockRead(r1);
        long up = l.tryConvertToWriteLock(r2);
        System.out.println((up != 0) + " " + l.isWriteLocked() + l.getReadLockCount());
        long dn = l.tryConvertToReadLock(up);
        System.out.println((dn != 0) + " " + l.isWriteLocked() + l.getReadLockCount() + " same mode " + (l.tryConvertToReadLock(dn) == dn));
        long op = l.tryConvertToOptimisticRead(dn);
        System.out.println((op != 0) + " " + l.isReadLocked() + " " + l.validate(op));
        long w2 = l.tryConvertToWriteLock(op);
        System.out.println((w2 != 0) + " " + l.isWriteLocked() + (l.tryConvertToWriteLock(w2) == w2));
        l.unlock(w2);
        System.out.println(l.tryConvertToWriteLock(op) + " " + l.tryUnlockRead() + l.tryUnlockWrite() + " "
                + l.toString().replaceAll("@[0-9a-f]+", "@"));
        long wx = l.writeLock();
        System.out.println(l.tryUnlockWrite() + " " + imse(() -> l.unlockWrite(wx)) + " " + l.toString().replaceAll("@[0-9a-f]+", "@"));
        Lock rv = l.asReadLock(), wv = l.asWriteLock();
        rv.lock();
        System.out.println(rv.tryLock() + " " + wv.tryLock() + " " + l.getReadLockCount());
        rv.unlock();
        rv.unlock();
        wv.lock();
        System.out.println(rv.tryLock() + " " + wv.tryLock(1, TimeUnit.MILLISECONDS) + " not reentrant");
        wv.unlock();
        System.out.println(imse(wv::unlock) + imse(rv::unlock));
        ReadWriteLock rwv = l.asReadWriteLock();
        rwv.writeLock().lock();
        System.out.println(l.isWriteLocked());
        rwv.writeLock().unlock();
        try { rv.newCondition(); } catch (UnsupportedOperationException e) { System.out.println("UOE"); }
        Pt p = new Pt();
        System.out.println(p.moveIfOrigin(3, 4) + " " + p.moveIfOrigin(5, 5) + " " + p.sum());
        Thread[] ts = new Thread[4];
        int[] torn = {0};
        for (int i = 0; i < 4; i++) {
            int k = i;
            (ts[i] = new Thread(() -> {
                for (int j = 0; j < 50; j++) if (k < 2) p.move(1, -1);
                else if (p.sum() != 7) synchronized (torn) { torn[0]++; }
            })).start();
        }
        for (Thread t : ts) t.join();
        System.out.println(p.sum() + " torn " + torn[0] + " x " + p.x);
        long hold = l.writeLock();
        Thread rd = new Thread(() -> {
            long s = l.readLock();
            System.out.println("reader got in " + l.getReadLockCount());
            l.unlockRead(s);
        });
        rd.start();
        while (rd.getState() != Thread.State.WAITING) Thread.yield();
        l.unlockWrite(hold);
        rd.join();
        hold = l.readLock();
        Thread wr = new Thread(() -> {
            try {
                long s = l.writeLockInterruptibly();
                System.out.println("writer got in " + l.isWriteLocked());
                l.unlockWrite(s);
            } catch (InterruptedException e) { System.out.println("?"); }
        });
        wr.start();
        while (wr.getState() != Thread.State.WAITING) Thread.yield();
        l.unlockRead(hold);
        wr.join();
        long[] many = new long[150];
        for (int i = 0; i < 150; i++) many[i] = l.readLock();
        System.out.println("overflow readers " + l.getReadLockCount());
        for (long m : many) l.unlockRead(m);
        System.out.println(l.getReadLockCount() + " " + l.isReadLocked());
    }
}
