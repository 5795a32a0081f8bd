// DelayQueue ordering by expiry, Timer/TimerTask: one-shot, periodic, cancel, purge, dead timer after exception, scheduled times.
import java.util.*;
import java.util.concurrent.*;

public class ThrDelayTimer {
    static class D implements Delayed {
        final String n;
        final long at;
        D(String n, long at) {
            this.n = n;
            this.at = at;
        }
        public long getDelay(TimeUnit u) {
            return u.convert(at - System.nanoTime(), TimeUnit.NANOSECONDS);
        }
        public int compareTo(Delayed o) { return Long.compare(at, ((D) o).at); }
        public String toString() { return n; }
    }
    public static void main(String[] args) throws Exception {
        long now = System.nanoTime();
        DelayQueue<D> q = new DelayQueue<>();
        long ms = 1000000;
        for (int d : new int[]{30, 10, 25, 0, 15}) q.add(new D("d" + d, now + d * ms));
        q.add(new D("past", now - 5 * ms));
        D far = new D("far", now + 3600000 * ms);
        q.put(far);
        System.out.println(q.size() + " peek " + q.peek() + " " + q.remainingCapacity());
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 6; i++) sb.append(q.take()).append(' ');
        System.out.println(sb);
        System.out.println(q.poll() + " " + q.poll(2, TimeUnit.MILLISECONDS) + " " + q.peek() + " " + q.size() + " "
                + q.drainTo(new ArrayList<>()) + q.remove(far) + q.isEmpty());
        Thread tk = new Thread(() -> {
            try { System.out.println("taken " + q.take()); } catch (InterruptedException e) { }
        });
        tk.start();
        while (tk.getState() != Thread.State.WAITING) Thread.yield();
        q.put(far);
        while (tk.getState() != Thread.State.TIMED_WAITING) Thread.yield();
        q.put(new D("sooner", System.nanoTime() + 2 * ms));
        tk.join();
        System.out.println(q);
        q.clear();
        q.add(new D("x", 0));
        q.add(new D("y", 1));
        List<D> dr = new ArrayList<>();
        System.out.println(q.drainTo(dr, 1) + "" + dr + q.drainTo(dr) + dr);
        try { q.add(null); } catch (NullPointerException e) { System.out.println("NPE"); }
        Timer t = new Timer("tm", true);
        StringBuffer log = new StringBuffer();
        CountDownLatch done = new CountDownLatch(3);
        for (int d : new int[]{120, 0, 60}) t.schedule(new TimerTask() {
            public void run() {
                log.append(d).append(' ');
                done.countDown();
            }
        }, d);
        done.await();
        System.out.println(log);
        CountDownLatch five = new CountDownLatch(5);
        int[] n = {0};
        TimerTask per = new TimerTask() {
            public void run() {
                if (++n[0] == 5) System.out.println("cancel from inside " + cancel());
                five.countDown();
            }
        };
        t.scheduleAtFixedRate(per, 0, 2);
        five.await();
        CountDownLatch after = new CountDownLatch(1);
        t.schedule(new TimerTask() {
            public void run() { after.countDown(); }
        }, 10);
        after.await();
        System.out.println(n[0] + " " + per.cancel());
        TimerTask once = new TimerTask() { public void run() { } };
        t.schedule(once, 3600000);
        System.out.println(once.cancel() + " " + once.cancel() + " purged " + t.purge());
        for (Runnable bad : new Runnable[]{ () -> t.schedule(once, 1), () -> t.schedule(new TimerTask() { public void run() { } }, -1), ()
                -> t.schedule(new TimerTask() { public void run() { } }, 0, 0), () -> t.schedule(null, 1), ()
                -> t.schedule(new TimerTask() { public void run() { } }, new Date(-5)) }) try {
            bad.run();
            System.out.println("?");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + (e instanceof NullPointerException ? "" : e.getMessage()));
        }
        CountDownLatch cl = new CountDownLatch(2);
        t.schedule(new TimerTask() {
            public void run() { cl.countDown(); }
        }, new Date(System.currentTimeMillis() - 1000));
        t.schedule(new TimerTask() {
            public void run() {
                System.out.println("timer thread " + Thread.currentThread().getName() + Thread.currentThread().isDaemon());
                cl.countDown();
            }
        }, 1);
        cl.await();
        t.cancel();
        t.cancel();
        try {
            t.schedule(new TimerTask() { public void run() { } }, 1);
        } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        Timer bad = new Timer(true);
        Thread[] tt = new Thread[1];
        CountDownLatch died = new CountDownLatch(1);
        bad.schedule(new TimerTask() {
            public void run() {
                tt[0] = Thread.currentThread();
                tt[0].setUncaughtExceptionHandler((x, e) -> {
                    System.out.println("timer thread died: " + e.getMessage());
                    died.countDown();
                });
                throw new IllegalStateException("task failed");
            }
        }, 0);
        died.await();
        try {
            bad.schedule(new TimerTask() { public void run() { } }, 1);
        } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        Timer user = new Timer();
        user.schedule(new TimerTask() {
            public void run() {
                System.out.println("user timer ends itself");
                user.cancel();
            }
        }, 1);
    }
}
