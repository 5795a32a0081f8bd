// CountDownLatch and CyclicBarrier: counts, timeouts, barrier action, indices, generations, reset, broken barriers by
// interrupt/timeout/action failure.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ThrLatchBarrier {
    static void waiting(CyclicBarrier b, int n) {
        while (b.getNumberWaiting() != n) Thread.yield();
    }
    static Thread bar(CyclicBarrier b, List<String> out, String n) {
        Thread t = new Thread(() -> {
            String r;
            try { b.await(); r = "passed"; }
            catch (BrokenBarrierException e) { r = "broken"; }
            catch (InterruptedException e) { r = "interrupted"; }
            catch (RuntimeException e) { r = "action " + e.getMessage(); }
            out.add(n + ":" + r);
        });
        t.start();
        return t;
    }
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(3);
        System.out.println(l.getCount() + " " + l.await(2, TimeUnit.MILLISECONDS) + " " + l.await(-1, TimeUnit.SECONDS));
        l.countDown(); l.countDown();
        System.out.println(l.getCount() + " " + l.toString().replaceAll(".*@[0-9a-f]+", ""));
        Thread w = new Thread(() -> {
            try {
                l.await();
                System.out.println("released");
            } catch (InterruptedException e) { }
        });
        w.start();
        while (w.getState() != Thread.State.WAITING) Thread.yield();
        l.countDown(); w.join(); l.countDown();
        System.out.println(l.getCount() + " " + l.await(0, TimeUnit.SECONDS));
        l.await();
        try { new CountDownLatch(-1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        CountDownLatch start = new CountDownLatch(1), done = new CountDownLatch(5);
        int[] res = new int[5]; AtomicInteger before = new AtomicInteger();
        for (int i = 0; i < 5; i++) {
            int k = i;
            new Thread(() -> {
                try { start.await(); } catch (InterruptedException e) { }
                res[k] = k * k + before.get();
                done.countDown();
            }).start();
        }
        before.set(100); start.countDown(); done.await();
        System.out.println(Arrays.toString(res));

        StringBuffer gens = new StringBuffer();
        CyclicBarrier cb = new CyclicBarrier(3, () -> gens.append("|"));
        Thread[] ts = new Thread[3]; int[] idxSum = new int[4];
        for (int i = 0; i < 3; i++) {
            (ts[i] = new Thread(() -> {
                for (int g = 0; g < 4; g++) try {
                    gens.append("x");
                    int ix = cb.await();
                    synchronized (idxSum) { idxSum[g] += 1 << ix; }
                } catch (Exception e) { gens.append("!"); }
            })).start();
        }
        for (Thread t : ts) t.join();
        System.out.println(gens + " " + Arrays.toString(idxSum) + " " + cb.getParties() + cb.getNumberWaiting() + cb.isBroken());

        List<String> out = Collections.synchronizedList(new ArrayList<>());
        CyclicBarrier b1 = new CyclicBarrier(3);
        Thread a = bar(b1, out, "a"); waiting(b1, 1);
        Thread b = bar(b1, out, "b"); waiting(b1, 2);
        a.interrupt(); a.join(); b.join();
        Collections.sort(out);
        System.out.println("interrupt " + out + b1.isBroken());
        try { b1.await(); } catch (BrokenBarrierException e) { System.out.println("still broken"); }
        b1.reset(); out.clear();
        System.out.println(b1.isBroken() + " " + b1.getNumberWaiting());
        a = bar(b1, out, "a"); waiting(b1, 1); b1.reset(); a.join();
        System.out.println("reset " + out + b1.isBroken());
        out.clear();
        b = bar(b1, out, "b"); waiting(b1, 1);
        try { b1.await(5, TimeUnit.MILLISECONDS); } catch (TimeoutException e) { System.out.println("timeout"); }
        b.join(); System.out.println(out + " " + b1.isBroken());
        out.clear();
        CyclicBarrier bad = new CyclicBarrier(2, () -> { throw new IllegalStateException("in action"); });
        a = bar(bad, out, "a"); waiting(bad, 1); b = bar(bad, out, "b"); a.join(); b.join();
        Collections.sort(out);
        System.out.println(out + " " + bad.isBroken());
        CyclicBarrier one = new CyclicBarrier(1, () -> System.out.println("action by " + Thread.currentThread().getName()));
        System.out.println(one.await() + " " + one.await(1, TimeUnit.SECONDS));
        for (int p : new int[]{0, -2}) try { new CyclicBarrier(p); } catch (IllegalArgumentException e) { System.out.println("IAE"); }

        int n = 4, steps = 6; double[][] grid = new double[2][n + 2]; grid[0][0] = grid[1][0] = 64;
        CyclicBarrier sync = new CyclicBarrier(n);
        Thread[] cells = new Thread[n];
        for (int i = 1; i <= n; i++) {
            int k = i;
            (cells[i - 1] = new Thread(() -> {
                try {
                    for (int s = 0; s < steps; s++) {
                        grid[(s + 1) % 2][k] = (grid[s % 2][k - 1] + grid[s % 2][k + 1]) / 2;
                        sync.await();
                    }
                } catch (Exception e) { System.out.println(e); }
            })).start();
        }
        for (Thread t : cells) t.join();
        System.out.println(Arrays.toString(grid[0]));
    }
}
