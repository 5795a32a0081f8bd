// Conditions: signal order, signalAll, several conditions on one lock, timed waits, awaitUntil, wait inspection, bounded buffer,
// misuse.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class ThrConditions {
    static class Buf {
        final ReentrantLock l = new ReentrantLock(true);
        final Condition notFull = l.newCondition(), notEmpty = l.newCondition();
        final Deque<Integer> q = new ArrayDeque<>();
        void put(int x) throws InterruptedException {
            l.lock();
            try {
                while (q.size() == 2) notFull.await();
                q.add(x);
                notEmpty.signal();
            } finally { l.unlock(); }
        }
        int take() throws InterruptedException {
            l.lock();
            try {
                while (q.isEmpty()) notEmpty.await();
                int x = q.poll();
                notFull.signal();
                return x;
            } finally { l.unlock(); }
        }
    }
    static void waiters(ReentrantLock l, Condition c, int n) {
        for (;;) {
            l.lock();
            try { if (l.getWaitQueueLength(c) == n) return; } finally { l.unlock(); }
            Thread.yield();
        }
    }
    public static void main(String[] args) throws Exception {
        ReentrantLock l = new ReentrantLock();
        Condition c = l.newCondition(), d = l.newCondition();
        StringBuffer sb = new StringBuffer();
        List<Thread> ts = new ArrayList<>();
        boolean[] go = new boolean[6];
        for (int i = 0; i < 5; i++) {
            int k = i;
            Thread t = new Thread(() -> {
                l.lock();
                try {
                    c.await();
                    sb.append(k);
                } catch (InterruptedException e) { sb.append('I').append(k); } finally { l.unlock(); }
            });
            t.start();
            ts.add(t);
            waiters(l, c, i + 1);
        }
        l.lock();
        try {
            System.out.println(l.hasWaiters(c) + " " + l.getWaitQueueLength(c) + " " + l.hasWaiters(d));
            c.signal();
            c.signal();
            System.out.println("after two signals waiting " + l.getWaitQueueLength(c) + " lock queue " + l.getQueueLength());
        } finally { l.unlock(); }
        ts.get(0).join();
        ts.get(1).join();
        System.out.println(sb);
        ts.get(3).interrupt();
        ts.get(3).join();
        System.out.println(sb);
        l.lock();
        c.signalAll();
        l.unlock();
        for (Thread t : ts) t.join();
        System.out.println(sb);
        for (Runnable bad : new Runnable[]{c::signal, c::signalAll, () -> l.getWaitQueueLength(c), () -> l.hasWaiters(c), () -> {
            try { c.await(1, TimeUnit.SECONDS); } catch (InterruptedException e) { }
        }}) try {
            bad.run();
            System.out.println("?");
        } catch (IllegalMonitorStateException e) { System.out.println("IMSE"); }
        ReentrantLock other = new ReentrantLock();
        other.lock();
        try { other.hasWaiters(c); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        other.unlock();
        l.lock();
        l.lock();
        System.out.println(c.await(5, TimeUnit.MILLISECONDS) + " " + (c.awaitNanos(1000000) <= 0) + " " + c.awaitUntil(new Date(0)) + " "
                + c.await(-1, TimeUnit.SECONDS) + " hold " + l.getHoldCount());
        Thread nest = new Thread(() -> {
            l.lock();
            go[0] = true;
            c.signal();
            l.unlock();
        });
        nest.start();
        while (!go[0]) c.await();
        System.out.println("hold restored " + l.getHoldCount());
        l.unlock();
        l.unlock();
        nest.join();
        Buf b = new Buf();
        int[] sum = {0};
        List<Integer> got = Collections.synchronizedList(new ArrayList<>());
        Thread p = new Thread(() -> {
            try {
                for (int i = 1; i <= 20; i++) b.put(i);
            } catch (InterruptedException e) { }
        }), q = new Thread(() -> {
            try {
                for (int i = 0; i < 20; i++) got.add(b.take());
            } catch (InterruptedException e) { }
        });
        p.start();
        q.start();
        p.join();
        q.join();
        System.out.println(got);
        StringBuilder abc = new StringBuilder();
        ReentrantLock tl = new ReentrantLock();
        Condition[] cs = { tl.newCondition(), tl.newCondition(), tl.newCondition() };
        int[] turn = {0};
        Thread[] tt = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int k = i;
            tt[i] = new Thread(() -> {
                for (int r = 0; r < 5; r++) {
                    tl.lock();
                    try {
                        while (turn[0] != k) cs[k].awaitUninterruptibly();
                        abc.append("ABC".charAt(k));
                        turn[0] = (k + 1) % 3;
                        cs[turn[0]].signal();
                    } finally { tl.unlock(); }
                }
            });
        }
        for (int i = 2; i >= 0; i--) tt[i].start();
        for (Thread t : tt) t.join();
        System.out.println(abc);
        l.lock();
        Thread uw = new Thread(() -> {
            l.lock();
            try {
                c.awaitUninterruptibly();
                sb.append("U" + Thread.interrupted());
            } finally { l.unlock(); }
        });
        uw.start();
        l.unlock();
        waiters(l, c, 1);
        uw.interrupt();
        l.lock();
        c.signal();
        l.unlock();
        uw.join();
        System.out.println(sb);
        Thread exc = new Thread(() -> {
            l.lock();
            try {
                try { c.await(); } catch (InterruptedException e) {
                    throw new IllegalStateException("held " + l.isHeldByCurrentThread());
                }
            } catch (IllegalStateException e) { System.out.println(e.getMessage()); } finally { l.unlock(); }
        });
        exc.start();
        waiters(l, c, 1);
        exc.interrupt();
        exc.join();
        System.out.println(l.isLocked() + " " + c.toString().replaceAll("@[0-9a-f]+", "@"));
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        try { rw.readLock().newCondition(); } catch (UnsupportedOperationException e) { System.out.println("UOE"); }
        Condition wc = rw.writeLock().newCondition();
        rw.writeLock().lock();
        System.out.println(wc.await(1, TimeUnit.MILLISECONDS) + " " + rw.isWriteLockedByCurrentThread());
        rw.writeLock().unlock();
    }
}
