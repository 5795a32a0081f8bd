// Interrupt during sleep, before sleep, TimeUnit.sleep, sleep(0), sleep with nanos, bad arguments, interrupted flag cleared,
// self interrupt.
import java.util.concurrent.*;

public class ThrInterruptSleep {
    static void waitFor(Thread t, Thread.State s) { while (t.getState() != s) Thread.onSpinWait(); }
    interface Blk { void go() throws InterruptedException; }
    static void during(String n, Blk b) throws Exception {
        Thread t = new Thread(() -> {
            try {
                b.go();
                System.out.println(n + " finished");
            } catch (InterruptedException e) {
                System.out.println(n + " IE '" + e.getMessage() + "' flag=" + Thread.currentThread().isInterrupted());
            }
        });
        t.start();
        waitFor(t, Thread.State.TIMED_WAITING);
        t.interrupt();
        t.join();
    }
    static void before(String n, Blk b) {
        Thread.currentThread().interrupt();
        try {
            b.go();
            System.out.println(n + " no exception, flag=" + Thread.interrupted());
        } catch (InterruptedException e) {
            System.out.println(n + " IE '" + e.getMessage() + "' flag=" + Thread.interrupted());
        }
    }
    public static void main(String[] args) throws Exception {
        during("sleep", () -> Thread.sleep(60000));
        during("sleep nanos", () -> Thread.sleep(60000, 5));
        during("TimeUnit", () -> TimeUnit.MINUTES.sleep(1));
        during("timed wait", () -> {
            Object o = new Object();
            synchronized (o) { o.wait(60000); }
        });
        during("timed join", () -> Thread.currentThread().join(60000));
        before("sleep", () -> Thread.sleep(60000));
        before("sleep0", () -> Thread.sleep(0));
        before("TimeUnit neg", () -> TimeUnit.SECONDS.sleep(-5));
        before("TimeUnit 0", () -> TimeUnit.SECONDS.sleep(0));
        before("yield", Thread::yield);
        before("join dead", () -> {
            Thread d = new Thread();
            d.join();
        });
        before("join dead timed", () -> {
            Thread d = new Thread();
            d.join(10);
        });
        before("timedJoin", () -> TimeUnit.MILLISECONDS.timedJoin(new Thread(), 5));
        before("wait", () -> {
            Object o = new Object();
            synchronized (o) { o.wait(); }
        });
        before("wait 1", () -> {
            Object o = new Object();
            synchronized (o) { o.wait(1); }
        });
        before("sync block", () -> { synchronized (args) { } });
        for (long[] a : new long[][]{{-1, 0}, {1, -1}, {1, 1000000}, {0, 0}, {0, 999999}, {1, 500000}}) try {
            Thread.sleep(a[0], (int) a[1]);
            System.out.println("slept " + a[0] + "," + a[1]);
        } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { Thread.sleep(-3); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        long t0 = System.nanoTime();
        Thread.sleep(12);
        System.out.println(System.nanoTime() - t0 >= 11_000_000L);
        int[] count = {0};
        Thread multi = new Thread(() -> {
            while (count[0] < 3) try { Thread.sleep(60000); } catch (InterruptedException e) {
                synchronized (count) {
                    count[0]++;
                    count.notifyAll();
                }
            }
        });
        multi.start();
        for (int i = 1; i <= 3; i++) {
            waitFor(multi, Thread.State.TIMED_WAITING);
            multi.interrupt();
            synchronized (count) { while (count[0] < i) count.wait(); }
        }
        multi.join();
        System.out.println("interrupted " + count[0] + " times, flag " + multi.isInterrupted());
        Thread keeps = new Thread(() -> {
            try { Thread.sleep(60000); } catch (InterruptedException e) { Thread.currentThread().interrupt(); }
            try {
                Thread.sleep(60000);
                System.out.println("?");
            } catch (InterruptedException e) {
                System.out.println("second sleep at once " + Thread.interrupted());
            }
        });
        keeps.start();
        waitFor(keeps, Thread.State.TIMED_WAITING);
        keeps.interrupt();
        keeps.join();
        Thread unstarted = new Thread(() -> System.out.println("flag at start " + Thread.currentThread().isInterrupted()));
        unstarted.interrupt();
        System.out.println("unstarted " + unstarted.isInterrupted());
        unstarted.start();
        unstarted.join();
        unstarted.interrupt();
        System.out.println("dead " + unstarted.isInterrupted());
        Thread fin = new Thread(() -> {
            try {
                try { Thread.sleep(60000); } finally { System.out.println("finally in sleeper"); }
            } catch (InterruptedException e) {
                System.out.println("caught outside " + e.getStackTrace()[0].getMethodName());
            }
        });
        fin.start();
        waitFor(fin, Thread.State.TIMED_WAITING);
        fin.interrupt();
        fin.join();
    }
}
