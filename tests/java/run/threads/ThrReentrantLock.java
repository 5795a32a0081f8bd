// ReentrantLock: hold counts, tryLock rules, fairness order, interruptible waits, queue inspection, unlock by the wrong thread,
// toString.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class ThrReentrantLock {
    static void queued(ReentrantLock l, int n) { while (l.getQueueLength() < n) Thread.yield(); }
    static String ts(Object o) { return o.toString().replaceAll("@[0-9a-f]+", "@"); }
    static <T> T in(Callable<T> c) throws Exception {
        FutureTask<T> f = new FutureTask<>(c);
        Thread t = new Thread(f, "other");
        t.start();
        t.join();
        try { return f.get(); } catch (ExecutionException e) { throw (Exception) e.getCause(); }
    }
    public static void main(String[] args) throws Exception {
        for (boolean fair : new boolean[]{false, true}) {
            ReentrantLock l = new ReentrantLock(fair);
            System.out.println(l.isFair() + " " + l.isLocked() + l.isHeldByCurrentThread() + l.getHoldCount() + " " + ts(l));
            l.lock();
            l.lock();
            System.out.println(l.tryLock() + " " + l.getHoldCount() + " " + ts(l));
            System.out.println("other: " + in(() -> l.tryLock() + " " + l.isLocked() + l.isHeldByCurrentThread() + l.getHoldCount()
                    + l.tryLock(5, TimeUnit.MILLISECONDS)));
            try {
                in(() -> {
                    l.unlock();
                    return 0;
                });
            } catch (IllegalMonitorStateException e) { System.out.println("IMSE " + e.getMessage()); }
            l.unlock();
            l.unlock();
            System.out.println(l.isLocked() + " " + l.getHoldCount());
            l.unlock();
            System.out.println(l.isLocked() + " " + in(() -> {
                boolean b = l.tryLock();
                if (b) l.unlock();
                return b;
            }));
            try { l.unlock(); } catch (IllegalMonitorStateException e) { System.out.println("IMSE main"); }
            l.lock();
            List<Thread> ts = new ArrayList<>();
            StringBuffer order = new StringBuffer();
            for (int i = 0; i < 5; i++) {
                int k = i;
                Thread t = new Thread(() -> {
                    l.lock();
                    try { order.append(k); } finally { l.unlock(); }
                });
                t.start();
                ts.add(t);
                queued(l, i + 1);
            }
            System.out.println(l.hasQueuedThreads() + " " + l.getQueueLength() + " " + l.hasQueuedThread(ts.get(3))
                    + l.hasQueuedThread(Thread.currentThread()));
            l.unlock();
            for (Thread t : ts) t.join();
            System.out.println("order " + order + " " + l.hasQueuedThreads());
            l.lock();
            Thread it = new Thread(() -> {
                try {
                    l.lockInterruptibly();
                    System.out.println("?");
                } catch (InterruptedException e) {
                    System.out.println("interrupted while queued, held " + l.isHeldByCurrentThread());
                }
            });
            it.start();
            queued(l, 1);
            it.interrupt();
            it.join();
            System.out.println("queue " + l.getQueueLength());
            Thread tl = new Thread(() -> {
                try {
                    System.out.println("timed " + l.tryLock(1, TimeUnit.MINUTES));
                    l.unlock();
                } catch (InterruptedException e) { System.out.println("?"); }
            });
            tl.start();
            queued(l, 1);
            l.unlock();
            tl.join();
        }
        ReentrantLock c = new ReentrantLock();
        int[] n = {0};
        Thread[] ws = new Thread[4];
        for (int i = 0; i < 4; i++) (ws[i] = new Thread(() -> {
            for (int k = 0; k < 100; k++) {
                c.lock();
                try {
                    c.lock();
                    try { n[0]++; } finally { c.unlock(); }
                } finally { c.unlock(); }
            }
        })).start();
        for (Thread w : ws) w.join();
        System.out.println(n[0]);
        ReentrantLock dl1 = new ReentrantLock(), dl2 = new ReentrantLock();
        int[] moved = {0, 100};
        Runnable mv = () -> {
            for (int i = 0; i < 20; i++) {
                for (;;) {
                    if (dl1.tryLock()) try {
                        if (dl2.tryLock()) try {
                            moved[0]++;
                            moved[1]--;
                            break;
                        } finally { dl2.unlock(); }
                    } finally { dl1.unlock(); }
                    Thread.yield();
                }
            }
        }, mv2 = () -> {
            for (int i = 0; i < 20; i++) {
                for (;;) {
                    if (dl2.tryLock()) try {
                        if (dl1.tryLock()) try {
                            moved[0]--;
                            moved[1]++;
                            break;
                        } finally { dl1.unlock(); }
                    } finally { dl2.unlock(); }
                    Thread.yield();
                }
            }
        };
        Thread m1 = new Thread(mv), m2 = new Thread(mv2);
        m1.start();
        m2.start();
        m1.join();
        m2.join();
        System.out.println(Arrays.toString(moved));
        class L2 extends ReentrantLock {
            Thread own() { return getOwner(); }
            Collection<Thread> q() { return getQueuedThreads(); }
        }
        L2 l2 = new L2();
        System.out.println(l2.own());
        l2.lock();
        System.out.println((l2.own() == Thread.currentThread()) + " " + l2.q().size());
        Thread dead = new Thread(l2::lock, "dying");
        l2.unlock();
        dead.start();
        dead.join();
        System.out.println("held by dead thread " + l2.isLocked() + " " + l2.own().getName() + " " + l2.tryLock() + " " + ts(l2));
        int depth = 0;
        ReentrantLock deep = new ReentrantLock();
        for (; depth < 500; depth++) deep.lock();
        System.out.println(deep.getHoldCount());
        while (deep.getHoldCount() > 0) deep.unlock();
        System.out.println(deep.isLocked());
        try { new ReentrantLock().newCondition().await(); } catch (IllegalMonitorStateException e) {
                System.out.println("await without lock"); }
    }
}
