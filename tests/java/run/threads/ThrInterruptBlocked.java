// Interrupts of every blocking call of java.util.concurrent, of wait/join, and what does not react (synchronized, lock,
// uninterruptible acquire).
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class ThrInterruptBlocked {
    interface Blk { Object go() throws Exception; }
    static void waitBlocked(Thread t) {
        for (;;) {
            Thread.State s = t.getState();
            if (s == Thread.State.WAITING || s == Thread.State.TIMED_WAITING) return;
            Thread.yield();
        }
    }
    static void t(String n, Blk b) throws Exception {
        Thread th = new Thread(() -> {
            String r;
            try { r = "returned " + b.go(); } catch (InterruptedException e) { r = "InterruptedException"; } catch (Exception e) {
                    r = e.getClass().getSimpleName(); }
            System.out.println(n + ": " + r + " flag=" + Thread.currentThread().isInterrupted());
        });
        th.start();
        waitBlocked(th);
        th.interrupt();
        th.join();
    }
    public static void main(String[] args) throws Exception {
        Object mon = new Object(); Thread forever = new Thread(() -> LockSupport.park()); forever.setDaemon(true);
        t("wait", () -> {
            synchronized (mon) { mon.wait(); }
            return 0;
        });
        t("wait keeps monitor", () -> {
            synchronized (mon) {
                try { mon.wait(); } catch (InterruptedException e) { return Thread.holdsLock(mon); }
            }
            return 0;
        });
        CountDownLatch never = new CountDownLatch(1);
        Thread alive = new Thread(() -> {
            try { never.await(); } catch (InterruptedException e) { }
        });
        alive.setDaemon(true);
        alive.start();
        t("join", () -> {
            alive.join();
            return 0;
        });
        t("latch", () -> {
            never.await();
            return 0;
        });
        t("latch timed", () -> never.await(1, TimeUnit.MINUTES));
        t("semaphore", () -> {
            new Semaphore(0).acquire();
            return 0;
        });
        t("sem tryAcquire", () -> new Semaphore(0).tryAcquire(1, TimeUnit.MINUTES));
        t("ABQ take", () -> new ArrayBlockingQueue<String>(1).take());
        t("LBQ poll", () -> new LinkedBlockingQueue<String>().poll(1, TimeUnit.MINUTES));
        t("ABQ put", () -> {
            ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
            q.put(1);
            q.put(2);
            return 0;
        });
        t("SynchQ put", () -> {
            new SynchronousQueue<Integer>().put(1);
            return 0;
        });
        t("SynchQ take", () -> new SynchronousQueue<Integer>(true).take());
        t("transfer", () -> {
            LinkedTransferQueue<Integer> q = new LinkedTransferQueue<>();
            try { q.transfer(1); } finally { System.out.print("[" + q.size() + "] "); }
            return 0;
        });
        t("deque", () -> new LinkedBlockingDeque<Integer>().takeLast());
        t("PBQ", () -> new PriorityBlockingQueue<Integer>().take());
        t("DelayQ", () -> new DelayQueue<>().take());
        t("exchanger", () -> new Exchanger<Integer>().exchange(1));
        t("phaser", () -> {
            Phaser p = new Phaser(2);
            return p.awaitAdvanceInterruptibly(p.arrive());
        });
        ReentrantLock held = new ReentrantLock();
        held.lock();
        t("lockInterruptibly", () -> {
            held.lockInterruptibly();
            return 0;
        });
        t("tryLock timed", () -> held.tryLock(1, TimeUnit.MINUTES));
        System.out.println("queue " + held.hasQueuedThreads() + held.getQueueLength());
        held.unlock();
        ReentrantLock free = new ReentrantLock();
        Condition c = free.newCondition();
        t("cond await", () -> {
            free.lock();
            try { c.await(); } finally {
                System.out.print("held=" + free.isHeldByCurrentThread() + " ");
                free.unlock();
            }
            return 0;
        });
        t("cond awaitNanos", () -> {
            free.lock();
            try { return c.awaitNanos(1L << 40); } finally { free.unlock(); }
        });
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        rw.writeLock().lock();
        t("readLock", () -> {
            rw.readLock().lockInterruptibly();
            return 0;
        });
        rw.writeLock().unlock();
        StampedLock sl = new StampedLock();
        long st = sl.writeLock();
        t("stamped read", () -> sl.readLockInterruptibly());
        t("stamped write", () -> sl.writeLockInterruptibly());
        sl.unlockWrite(st);
        CyclicBarrier bar = new CyclicBarrier(2);
        t("barrier", () -> bar.await());
        System.out.println("broken " + bar.isBroken());
        t("future get", () -> new CompletableFuture<Integer>().get());
        CompletableFuture<Integer> cf = new CompletableFuture<>();
        Thread cj = new Thread(() -> System.out.println("future join not: " + cf.join() + " flag=" + Thread.interrupted()));
        cj.start();
        waitBlocked(cj);
        cj.interrupt();
        cf.complete(9);
        cj.join();
        t("futuretask", () -> new FutureTask<>(() -> 1).get());
        ExecutorService ex = Executors.newSingleThreadExecutor(r -> {
            Thread q = new Thread(r);
            q.setDaemon(true);
            return q;
        });
        ex.submit(() -> {
            never.await();
            return 0;
        });
        t("awaitTermination", () -> ex.awaitTermination(1, TimeUnit.MINUTES));
        t("invokeAll", () -> ex.invokeAll(java.util.List.of(() -> 1)));
        ex.shutdownNow();
        t("park", () -> {
            LockSupport.park();
            return "unparked";
        });
        t("parkNanos", () -> {
            LockSupport.parkNanos(1L << 45);
            return "unparked";
        });
        Semaphore s0 = new Semaphore(0);
        Thread un = new Thread(() -> {
            s0.acquireUninterruptibly();
            System.out.println("uninterruptible got it, flag=" + Thread.interrupted());
        });
        un.start();
        waitBlocked(un);
        un.interrupt();
        s0.release();
        un.join();
        ReentrantLock rl = new ReentrantLock();
        rl.lock();
        Thread lk = new Thread(() -> {
            rl.lock();
            System.out.println("lock() got it, flag=" + Thread.interrupted());
            rl.unlock();
        });
        lk.start();
        waitBlocked(lk);
        lk.interrupt();
        rl.unlock();
        lk.join();
        Thread sy;
        synchronized (mon) {
            sy = new Thread(() -> {
                synchronized (mon) {
                    System.out.println("synchronized got it, flag=" + Thread.interrupted());
                }
            });
            sy.start();
            while (sy.getState() != Thread.State.BLOCKED) Thread.yield();
            sy.interrupt();
        }
        sy.join();
        Thread ci = new Thread(() -> {
            free.lock();
            try {
                c.awaitUninterruptibly();
                System.out.println("awaitUninterruptibly flag=" + Thread.interrupted());
            } finally { free.unlock(); }
        });
        ci.start();
        for (;;) {
            free.lock();
            try { if (free.hasWaiters(c)) break; } finally { free.unlock(); }
            Thread.yield();
        }
        ci.interrupt();
        free.lock();
        c.signal();
        free.unlock();
        ci.join();
    }
}
