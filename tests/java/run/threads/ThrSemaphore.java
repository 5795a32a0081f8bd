// Semaphore: permits arithmetic, fairness, tryAcquire, drain, reducePermits, negative start, bounded resource invariant,
// Exchanger-like handoff, overflow.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ThrSemaphore {
    static class Sem extends Semaphore {
        Sem(int p, boolean f) { super(p, f); }
        void less(int n) { reducePermits(n); }
        int q() { return getQueuedThreads().size(); }
    }
    public static void main(String[] args) throws Exception {
        Sem s = new Sem(3, true);
        System.out.println(s.availablePermits() + " " + s.isFair() + " " + s.tryAcquire() + s.tryAcquire(2) + s.tryAcquire() + " "
                + s.availablePermits());
        s.release(5);
        System.out.println(s.availablePermits() + " " + s.drainPermits() + " " + s.drainPermits() + " " + s.availablePermits());
        s.release();
        s.less(4);
        System.out.println(s.availablePermits() + " " + s.tryAcquire() + " drain " + s.drainPermits() + " now " + s.availablePermits());
        Semaphore neg = new Semaphore(-2);
        System.out.println(neg.tryAcquire() + " " + neg.availablePermits());
        neg.release(3);
        System.out.println(neg.tryAcquire() + " " + neg.tryAcquire(0) + " " + neg.tryAcquire(2, TimeUnit.MILLISECONDS) + neg.tryAcquire(0,
                1, TimeUnit.SECONDS));
        for (Runnable r : new Runnable[]{() -> s.tryAcquire(-1), () -> s.release(-1), () -> {
            try { s.acquire(-3); } catch (InterruptedException e) { }
        }, () -> s.less(-1)}) try {
            r.run();
            System.out.println("?");
        } catch (IllegalArgumentException e) { System.out.println("IAE"); }
        Semaphore big = new Semaphore(Integer.MAX_VALUE);
        try { big.release(); } catch (Error e) {
            System.out.println(e.getMessage() + " " + (big.availablePermits() == Integer.MAX_VALUE));
        }
        System.out.println(new Semaphore(2).toString().replaceAll("@[0-9a-f]+", "@"));
        Sem f = new Sem(0, true); StringBuffer order = new StringBuffer(); List<Thread> ts = new ArrayList<>();
        int[] want = {1, 3, 1, 2};
        for (int i = 0; i < 4; i++) {
            int k = i;
            Thread t = new Thread(() -> {
                f.acquireUninterruptibly(want[k]);
                order.append(k);
            });
            t.start();
            ts.add(t);
            while (f.q() < i + 1) Thread.yield();
        }
        System.out.println(f.hasQueuedThreads() + " " + f.getQueueLength() + " barge " + f.tryAcquire());
        f.release(1); ts.get(0).join(); System.out.println(order + " left " + f.availablePermits());
        f.release(2);
        System.out.println("big request blocks smaller ones: " + order + " avail " + f.availablePermits() + " barging tryAcquire "
                + f.tryAcquire() + " timed " + f.tryAcquire(2, TimeUnit.MILLISECONDS));
        f.release(5);
        for (Thread t : ts) t.join();
        char[] tail = order.substring(1).toCharArray();
        Arrays.sort(tail);
        System.out.println(new String(tail) + " left " + f.availablePermits());
        Semaphore pool = new Semaphore(2);
        AtomicInteger inside = new AtomicInteger(), max = new AtomicInteger(), total = new AtomicInteger();
        Thread[] ws = new Thread[5];
        for (int i = 0; i < 5; i++) (ws[i] = new Thread(() -> {
            for (int k = 0; k < 20; k++) {
                pool.acquireUninterruptibly();
                try {
                    int n = inside.incrementAndGet();
                    max.accumulateAndGet(n, Math::max);
                    total.incrementAndGet();
                    inside.decrementAndGet();
                } finally { pool.release(); }
            }
        })).start();
        for (Thread t : ws) t.join();
        System.out.println("max ok " + (max.get() <= 2) + " total " + total + " inside " + inside + " permits " + pool.availablePermits());
        Semaphore a = new Semaphore(1), b = new Semaphore(0), c = new Semaphore(0);
        StringBuilder sb = new StringBuilder();
        Thread[] r = { step(a, b, sb, "one "), step(b, c, sb, "two "), step(c, a, sb, "three ") };
        for (Thread t : r) t.start();
        for (Thread t : r) t.join();
        System.out.println(sb);
        Semaphore binary = new Semaphore(1);
        binary.acquire();
        Thread rel = new Thread(binary::release);
        rel.start();
        rel.join();
        System.out.println("released by another thread " + binary.tryAcquire());
        Semaphore z = new Semaphore(0);
        Thread iw = new Thread(() -> {
            try {
                z.acquire(2);
                System.out.println("?");
            } catch (InterruptedException e) {
                System.out.println("interrupted, permits " + z.availablePermits());
            }
        });
        iw.start();
        while (!z.hasQueuedThreads()) Thread.yield();
        z.release();
        iw.interrupt();
        iw.join();
        System.out.println(z.availablePermits());
    }
    static Thread step(Semaphore mine, Semaphore next, StringBuilder sb, String s) {
        return new Thread(() -> {
            for (int i = 0; i < 3; i++) {
                mine.acquireUninterruptibly();
                sb.append(s);
                next.release();
            }
        });
    }
}
