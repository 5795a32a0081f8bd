// ReentrantReadWriteLock: shared readers, exclusive writer, downgrade, no upgrade, counts, fairness queueing, cache example,
// misuse.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class ThrReadWriteLock {
    static <T> T in(Callable<T> c) throws Exception {
        FutureTask<T> f = new FutureTask<>(c);
        Thread t = new Thread(f);
        t.start();
        t.join();
        return f.get();
    }
    static String ts(Object o) { return o.toString().replaceAll("@[0-9a-f]+", "@"); }
    public static void main(String[] args) throws Exception {
        for (boolean fair : new boolean[]{false, true}) {
            ReentrantReadWriteLock rw = new ReentrantReadWriteLock(fair);
            Lock r = rw.readLock(), w = rw.writeLock();
            System.out.println(ts(rw) + " " + rw.isFair());
            r.lock();
            r.lock();
            System.out.println(rw.getReadLockCount() + " " + rw.getReadHoldCount() + rw.getWriteHoldCount() + rw.isWriteLocked()
                    + " other read " + in(() -> {
                boolean b = r.tryLock();
                int n = rw.getReadLockCount(), h = rw.getReadHoldCount();
                if (b) r.unlock();
                return b + "/" + n + "/" + h;
            }) + " other write " + in(() -> w.tryLock()) + " own upgrade " + w.tryLock() + w.tryLock(2, TimeUnit.MILLISECONDS));
            r.unlock();
            r.unlock();
            try { r.unlock(); } catch (IllegalMonitorStateException e) { System.out.println(e.getMessage()); }
            try { w.unlock(); } catch (IllegalMonitorStateException e) { System.out.println("IMSE " + e.getMessage()); }
            w.lock();
            w.lock();
            r.lock();
            System.out.println(rw.getWriteHoldCount() + " " + rw.getReadHoldCount() + rw.isWriteLockedByCurrentThread() + " " + in(()
                    -> r.tryLock() + "" + w.tryLock()) + " " + ts(rw.writeLock()) + ts(rw.readLock()));
            w.unlock();
            w.unlock();
            System.out.println("downgraded " + rw.isWriteLocked() + rw.getReadHoldCount() + " other can read " + in(() -> {
                boolean b = r.tryLock();
                r.unlock();
                return b;
            }));
            r.unlock();
            System.out.println(ts(rw));
            r.lock();
            StringBuffer sb = new StringBuffer();
            Thread wr = new Thread(() -> {
                w.lock();
                sb.append("W");
                w.unlock();
            });
            wr.start();
            while (rw.getQueueLength() < 1) Thread.yield();
            System.out.println("writer waiting: queued " + rw.hasQueuedThreads() + rw.hasQueuedThread(wr) + " barging tryLock " + in(() -> {
                boolean b = r.tryLock();
                if (b) r.unlock();
                return b;
            }));
            Thread rd = new Thread(() -> {
                r.lock();
                sb.append("R");
                r.unlock();
            });
            rd.start();
            while (rw.getQueueLength() < 2) Thread.yield();
            r.lock();
            System.out.println("reentrant read while writer waits " + rw.getReadHoldCount());
            r.unlock();
            r.unlock();
            wr.join();
            rd.join();
            System.out.println(sb);
        }
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        CountDownLatch in = new CountDownLatch(3), out = new CountDownLatch(1);
        Thread[] rs = new Thread[3];
        for (int i = 0; i < 3; i++) (rs[i] = new Thread(() -> {
            rw.readLock().lock();
            try {
                in.countDown();
                out.await();
            } catch (InterruptedException e) { } finally { rw.readLock().unlock(); }
        })).start();
        in.await();
        System.out.println("three readers inside " + rw.getReadLockCount() + " mine " + rw.getReadHoldCount());
        out.countDown();
        for (Thread t : rs) t.join();
        Map<Integer, Integer> cache = new HashMap<>();
        int[] misses = {0}, value = {0};
        Thread[] ws = new Thread[4];
        for (int i = 0; i < 4; i++) {
            int seed = i;
            (ws[i] = new Thread(() -> {
                for (int k = 0; k < 40; k++) {
                    int key = (k * 7 + seed) % 10;
                    rw.readLock().lock();
                    Integer v;
                    try { v = cache.get(key); } finally { rw.readLock().unlock(); }
                    if (v == null) {
                        rw.writeLock().lock();
                        try {
                            if (!cache.containsKey(key)) {
                                cache.put(key, key * key);
                                misses[0]++;
                            }
                            rw.readLock().lock();
                        } finally { rw.writeLock().unlock(); }
                        try { v = cache.get(key); } finally { rw.readLock().unlock(); }
                    }
                    if (v != key * key) throw new AssertionError();
                    if (k % 10 == 0) {
                        rw.writeLock().lock();
                        value[0]++;
                        rw.writeLock().unlock();
                    }
                }
            })).start();
        }
        for (Thread t : ws) t.join();
        System.out.println(new TreeMap<>(cache) + " misses " + misses[0] + " writes " + value[0]);
        try {
            in(() -> {
                rw.writeLock().unlock();
                return 0;
            });
        } catch (ExecutionException e) {
            System.out.println(e.getCause().getClass().getSimpleName());
        }
        int depth = 0;
        for (; depth < 100; depth++) rw.readLock().lock();
        System.out.println(rw.getReadHoldCount() + " " + rw.getReadLockCount());
        for (; depth > 0; depth--) rw.readLock().unlock();
        System.out.println(rw.getReadLockCount());
        rw.writeLock().lock();
        Thread it = new Thread(() -> {
            try { rw.readLock().lockInterruptibly(); } catch (InterruptedException e) { System.out.println("reader interrupted"); }
        });
        it.start();
        while (!rw.hasQueuedThread(it)) Thread.yield();
        it.interrupt();
        it.join();
        System.out.println(in(() -> rw.readLock().tryLock(3, TimeUnit.MILLISECONDS)));
        rw.writeLock().unlock();
    }
}
