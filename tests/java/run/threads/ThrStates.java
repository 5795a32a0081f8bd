// Thread.State in all situations that can be pinned down, blocked owner info, LockSupport blocker, getStackTrace of parked
// threads.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class ThrStates {
    static void await(Thread t, Thread.State s) {
        while (t.getState() != s) Thread.yield();
        System.out.println(t.getName() + " " + s + " alive=" + t.isAlive());
    }
    static Thread mk(String n, Runnable r) {
        Thread t = new Thread(r, n);
        System.out.println(n + " " + t.getState() + " alive=" + t.isAlive());
        t.start();
        return t;
    }
    static void sleepLong() { try { Thread.sleep(100000); } catch (InterruptedException e) { } }
    static void top(Thread t, String... wanted) {
        Set<String> m = new HashSet<>();
        for (StackTraceElement e : t.getStackTrace()) m.add(e.getMethodName());
        for (String w : wanted) System.out.println("   on stack " + w + " " + m.contains(w));
    }
    static volatile boolean stop;
    public static void main(String[] args) throws Exception {
        Object m = new Object();
        Thread w = mk("waiter", () -> {
            synchronized (m) {
                try { m.wait(); } catch (InterruptedException e) { }
            }
        });
        await(w, Thread.State.WAITING);
        top(w, "wait", "run");
        Thread tw = mk("timed", () -> {
            synchronized (m) {
                try { m.wait(1000000); } catch (InterruptedException e) { }
            }
        });
        await(tw, Thread.State.TIMED_WAITING);
        Thread sl = mk("sleeper", ThrStates::sleepLong);
        await(sl, Thread.State.TIMED_WAITING);
        top(sl, "sleep", "sleepLong");
        Thread pk = mk("parker", () -> { LockSupport.park("blk"); });
        await(pk, Thread.State.WAITING);
        System.out.println("   blocker " + LockSupport.getBlocker(pk));
        Thread pn = mk("parkNanos", () -> LockSupport.parkNanos(1L << 50));
        await(pn, Thread.State.TIMED_WAITING);
        Thread j = mk("joiner", () -> {
            try { sl.join(); } catch (InterruptedException e) { }
        });
        await(j, Thread.State.WAITING);
        Thread jt = mk("joinerT", () -> {
            try { sl.join(1000000); } catch (InterruptedException e) { }
        });
        await(jt, Thread.State.TIMED_WAITING);
        Thread r = mk("runner", () -> { while (!stop) Thread.onSpinWait(); });
        await(r, Thread.State.RUNNABLE);
        Thread b, b2;
        synchronized (m) {
            b = mk("blocked", () -> { synchronized (m) { } });
            await(b, Thread.State.BLOCKED);
            m.notifyAll();
            b2 = w;
            await(w, Thread.State.BLOCKED);
            await(tw, Thread.State.BLOCKED);
        }
        for (Thread t : new Thread[]{b, w, tw}) {
            t.join();
            System.out.println(t.getName() + " " + t.getState() + " alive=" + t.isAlive());
        }
        stop = true;
        r.join();
        LockSupport.unpark(pk);
        LockSupport.unpark(pn);
        sl.interrupt();
        for (Thread t : new Thread[]{r, pk, pn, sl, j, jt}) {
            t.join();
            System.out.println(t.getName() + " " + t.getState() + " stack " + t.getStackTrace().length);
        }
        ReentrantLock l = new ReentrantLock();
        l.lock();
        Thread lw = mk("lockwait", () -> {
            l.lock();
            l.unlock();
        });
        await(lw, Thread.State.WAITING);
        System.out.println("   blocker is lock sync " + (LockSupport.getBlocker(lw) != null) + " queued " + l.hasQueuedThread(lw));
        Thread lt = mk("trylock", () -> {
            try {
                l.tryLock(1, TimeUnit.HOURS);
                l.unlock();
            } catch (InterruptedException e) { }
        });
        await(lt, Thread.State.TIMED_WAITING);
        l.unlock();
        lw.join();
        lt.join();
        System.out.println(lw.getState() + " " + lt.getState() + " " + l.isLocked());
        ExecutorService ex = Executors.newSingleThreadExecutor(q -> new Thread(q, "pool"));
        Thread pt = ex.submit(Thread::currentThread).get();
        await(pt, Thread.State.WAITING);
        ex.shutdown();
        await(pt, Thread.State.TERMINATED);
        Thread selfState = mk("self", () -> System.out.println("self sees " + Thread.currentThread().getState()));
        selfState.join();
        System.out.println(Arrays.toString(Thread.State.values()) + " " + Thread.State.valueOf("BLOCKED").ordinal() + " "
                + Thread.currentThread().getState());
        System.out.println(new Thread().getStackTrace().length + " " + Thread.getAllStackTraces().containsKey(Thread.currentThread()) + " "
                + Thread.getAllStackTraces().containsKey(w) + " " + (Thread.activeCount() >= 1));
    }
}
