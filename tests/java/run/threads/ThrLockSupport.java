// LockSupport permits: unpark before park, permits do not add up, blockers, FIFO mutex built on it, park with deadlines, unpark
// of unstarted and dead threads.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class ThrLockSupport {
    static class FifoMutex {
        private final AtomicBoolean locked = new AtomicBoolean();
        private final Queue<Thread> w = new ConcurrentLinkedQueue<>();
        void lock() {
            boolean in = false;
            Thread c = Thread.currentThread();
            w.add(c);
            while (w.peek() != c || !locked.compareAndSet(false, true)) {
                LockSupport.park(this);
                if (Thread.interrupted()) in = true;
            }
            w.remove();
            if (in) c.interrupt();
        }
        void unlock() {
            locked.set(false);
            LockSupport.unpark(w.peek());
        }
        int waiting() { return w.size(); }
        public String toString() { return "FifoMutex"; }
    }
    static class Spin {
        final AtomicReference<Thread> owner = new AtomicReference<>();
        int holds;
        void lock() {
            Thread t = Thread.currentThread();
            if (owner.get() == t) {
                holds++;
                return;
            }
            while (!owner.compareAndSet(null, t)) Thread.onSpinWait();
            holds = 1;
        }
        void unlock() {
            if (owner.get() != Thread.currentThread()) throw new IllegalMonitorStateException("not owner");
            if (--holds == 0) owner.set(null);
        }
    }
    static void parked(Thread t) { while (t.getState() != Thread.State.WAITING) Thread.yield(); }
    public static void main(String[] args) throws Exception {
        Thread me = Thread.currentThread();
        LockSupport.unpark(me);
        LockSupport.park();
        System.out.println("permit consumed");
        LockSupport.unpark(me);
        LockSupport.unpark(me);
        LockSupport.unpark(me);
        LockSupport.park();
        long t0 = System.nanoTime();
        LockSupport.parkNanos(3_000_000);
        System.out.println("permits do not accumulate " + (System.nanoTime() - t0 > 0));
        LockSupport.parkNanos(0);
        LockSupport.parkNanos(-5);
        LockSupport.parkUntil(1);
        LockSupport.parkUntil(System.currentTimeMillis() + 2);
        System.out.println("timed parks returned");
        LockSupport.unpark(null);
        boolean[] flag = new boolean[1];
        Thread t = new Thread(() -> {
            while (!flag[0]) LockSupport.park("blocker object");
            System.out.println("unparked, blocker now " + LockSupport.getBlocker(Thread.currentThread()));
        });
        LockSupport.unpark(t);
        t.start();
        while (LockSupport.getBlocker(t) == null) Thread.yield();
        parked(t);
        System.out.println(LockSupport.getBlocker(t));
        flag[0] = true;
        LockSupport.unpark(t);
        t.join();
        LockSupport.unpark(t);
        System.out.println("dead " + LockSupport.getBlocker(t));
        FifoMutex m = new FifoMutex();
        int[] n = {0};
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) (ts[i] = new Thread(() -> {
            for (int k = 0; k < 25; k++) {
                m.lock();
                try { n[0]++; } finally { m.unlock(); }
            }
        })).start();
        for (Thread q : ts) q.join();
        System.out.println(n[0] + " " + m.waiting());
        m.lock();
        StringBuffer order = new StringBuffer();
        List<Thread> l = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            int k = i;
            Thread q = new Thread(() -> {
                m.lock();
                order.append(k);
                m.unlock();
            });
            q.start();
            l.add(q);
            while (m.waiting() < i + 1) Thread.yield();
        }
        parked(l.get(4));
        System.out.println("blocker " + LockSupport.getBlocker(l.get(4)));
        l.get(2).interrupt();
        m.unlock();
        for (Thread q : l) q.join();
        System.out.println(order);
        Spin s = new Spin();
        int[] c = {0};
        Thread[] ss = new Thread[3];
        for (int i = 0; i < 3; i++) (ss[i] = new Thread(() -> {
            for (int k = 0; k < 30; k++) {
                s.lock();
                s.lock();
                c[0]++;
                s.unlock();
                s.unlock();
            }
        })).start();
        for (Thread q : ss) q.join();
        System.out.println(c[0]);
        try { s.unlock(); } catch (IllegalMonitorStateException e) { System.out.println(e.getMessage()); }
        Thread in = new Thread(() -> {
            LockSupport.park();
            System.out.println("park ended by interrupt, flag " + Thread.interrupted());
            while (!flag[0]) LockSupport.park();
            LockSupport.parkNanos(this0, 1000);
            System.out.println("end");
        });
        in.start();
        parked(in);
        in.interrupt();
        in.join();
        Thread[] ring = new Thread[5];
        StringBuilder sb = new StringBuilder();
        AtomicInteger turn = new AtomicInteger();
        for (int i = 0; i < 5; i++) {
            int k = i;
            ring[i] = new Thread(() -> {
                for (int r = 0; r < 3; r++) {
                    while (turn.get() != r * 5 + k) LockSupport.park();
                    sb.append((char) ('a' + k));
                    turn.incrementAndGet();
                    LockSupport.unpark(ring[(k + 1) % 5]);
                }
            });
        }
        for (Thread q : ring) q.start();
        for (Thread q : ring) q.join();
        System.out.println(sb);
        LockSupport.setCurrentBlocker("manual");
        System.out.println(LockSupport.getBlocker(me));
        LockSupport.setCurrentBlocker(null);
        try { LockSupport.getBlocker(null); } catch (NullPointerException e) { System.out.println("NPE"); }
    }
    static final Object this0 = "b";
}
