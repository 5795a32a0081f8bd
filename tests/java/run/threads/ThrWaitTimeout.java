// Timed waits: wait(ms), wait(ms,nanos), join with timeout, timed tryLock/poll/await that must expire, minimum elapsed time,
// notified before timeout.
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class ThrWaitTimeout {
    interface Q { Object go() throws Exception; }
    static void timed(String n, long atLeastMs, Q q) throws Exception {
        long t = System.nanoTime();
        Object r = q.go();
        long ms = (System.nanoTime() - t) / 1_000_000;
        System.out.println(n + " " + r + " waited " + (ms >= atLeastMs - 1));
    }
    public static void main(String[] args) throws Exception {
        Object m = new Object(); CountDownLatch never = new CountDownLatch(1);
        timed("wait", 10, () -> { synchronized (m) { m.wait(10); return Thread.holdsLock(m); } });
        timed("wait nanos", 5, () -> { synchronized (m) { m.wait(5, 500000); return "ok"; } });
        timed("wait 0 nanos", 1, () -> { synchronized (m) { m.wait(0, 1); return "rounds up"; } });
        Thread stuck = new Thread(() -> {
            try { never.await(); } catch (InterruptedException e) { }
        });
        stuck.setDaemon(true);
        stuck.start();
        timed("join", 10, () -> { stuck.join(10); return stuck.isAlive(); });
        timed("join nanos", 4, () -> { stuck.join(4, 100); return stuck.isAlive(); });
        timed("join unstarted", 0, () -> { Thread t = new Thread(); t.join(1000000); return t.getState(); });
        timed("latch", 5, () -> never.await(5, TimeUnit.MILLISECONDS));
        timed("sem", 5, () -> new Semaphore(0).tryAcquire(5, TimeUnit.MILLISECONDS));
        timed("poll", 5, () -> new LinkedBlockingQueue<>().poll(5, TimeUnit.MILLISECONDS));
        timed("offer", 5, () -> {
            ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
            q.add(1);
            return q.offer(2, 5, TimeUnit.MILLISECONDS);
        });
        timed("parkNanos", 0, () -> { LockSupport.parkNanos(2_000_000); return "returned"; });
        timed("future", 5, () -> {
            try {
                new CompletableFuture<>().get(5, TimeUnit.MILLISECONDS);
                return "?";
            } catch (TimeoutException e) { return "TimeoutException"; }
        });
        timed("TimeUnit.timedWait", 5, () -> {
            synchronized (m) {
                TimeUnit.MILLISECONDS.timedWait(m, 5);
                return "ok";
            }
        });
        timed("TimeUnit.timedWait neg", 0, () -> {
            synchronized (m) {
                TimeUnit.MILLISECONDS.timedWait(m, -5);
                return "no wait";
            }
        });
        timed("sleep", 8, () -> { TimeUnit.MICROSECONDS.sleep(8000); return "ok"; });
        boolean[] done = new boolean[1];
        Thread n = new Thread(() -> { synchronized (m) { done[0] = true; m.notifyAll(); } });
        timed("notified early", 0, () -> {
            synchronized (m) {
                n.start();
                long end = System.nanoTime() + 60_000_000_000L;
                while (!done[0]) {
                    long left = end - System.nanoTime();
                    if (left <= 0) return "timed out";
                    TimeUnit.NANOSECONDS.timedWait(m, left);
                }
                return "notified";
            }
        });
        n.join();
        String[] res = new String[2];
        Thread a = new Thread(() -> {
            synchronized (m) {
                try {
                    long t = System.nanoTime();
                    m.wait(15);
                    res[0] = "woke " + (System.nanoTime() - t >= 14_000_000L);
                } catch (InterruptedException e) { }
            }
        });
        a.start(); a.join(); System.out.println(res[0]);
        Thread owner; CountDownLatch in = new CountDownLatch(1), out = new CountDownLatch(1);
        owner = new Thread(() -> {
            synchronized (m) {
                in.countDown();
                try { out.await(); } catch (InterruptedException e) { }
            }
        });
        Thread w = new Thread(() -> {
            synchronized (m) {
                try {
                    m.wait(5);
                    res[1] = "reacquired after owner left " + (out.getCount() == 0);
                } catch (InterruptedException e) { }
            }
        });
        w.start();
        while (w.getState() != Thread.State.TIMED_WAITING && w.getState() != Thread.State.TERMINATED) Thread.yield();
        owner.start();
        if (w.isAlive()) { in.await(); } else in.await();
        while (w.isAlive() && w.getState() != Thread.State.BLOCKED) Thread.yield();
        out.countDown(); w.join(); owner.join(); System.out.println(res[1] != null);
        for (TimeUnit u : TimeUnit.values()) System.out.println(u + " " + u.toNanos(3) + " " + u.toMillis(90000) + " " + u.convert(1,
                TimeUnit.DAYS) + " " + u.toSeconds(Long.MAX_VALUE) + " " + u.toChronoUnit());
        ReentrantLock l = new ReentrantLock();
        Thread h = new Thread(() -> {
            l.lock();
            try {
                in2.countDown();
                never.await();
            } catch (InterruptedException e) { } finally { l.unlock(); }
        });
        h.setDaemon(true);
        h.start();
        in2.await();
        timed("tryLock", 5, () -> l.tryLock(5, TimeUnit.MILLISECONDS));
        timed("tryLock 0", 0, () -> l.tryLock(0, TimeUnit.SECONDS));
        h.interrupt();
        h.join();
        timed("tryLock free", 0, () -> l.tryLock(1, TimeUnit.HOURS));
    }
    static final CountDownLatch in2 = new CountDownLatch(1);
}
