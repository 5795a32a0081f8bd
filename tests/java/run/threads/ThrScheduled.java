// ScheduledThreadPoolExecutor: one-shot order by delay, fixed rate and delay run counts, cancellation, exceptions stopping
// periodic tasks, shutdown policies.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ThrScheduled {
    interface Q { Object go() throws Exception; }
    static void t(String n, Q q) {
        try { System.out.println(n + " -> " + q.go()); } catch (Exception e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + (e.getCause() != null ? " " + e.getCause() : ""));
        }
    }
    public static void main(String[] args) throws Exception {
        ScheduledThreadPoolExecutor ex = new ScheduledThreadPoolExecutor(1);
        StringBuffer sb = new StringBuffer();
        CountDownLatch block = new CountDownLatch(1);
        ex.execute(() -> {
            try { block.await(); } catch (InterruptedException e) { }
        });
        int[] ds = {150, 50, 100, 0};
        List<ScheduledFuture<?>> fs = new ArrayList<>();
        for (int d : ds) fs.add(ex.schedule(() -> sb.append(d).append(' '), d, TimeUnit.MILLISECONDS));
        System.out.println("" + (fs.get(0).compareTo(fs.get(1)) > 0) + (fs.get(3).compareTo(fs.get(2)) < 0) + " "
                + (fs.get(0).getDelay(TimeUnit.MILLISECONDS) <= 150));
        block.countDown();
        for (ScheduledFuture<?> f : fs) f.get();
        System.out.println(sb);
        t("callable", () -> ex.schedule(() -> "val", 1, TimeUnit.MILLISECONDS).get());
        t("neg delay", () -> ex.schedule(() -> "neg", -5, TimeUnit.SECONDS).get());
        t("throws", () -> ex.schedule(() -> { throw new IllegalStateException("sched"); }, 1, TimeUnit.MILLISECONDS).get());
        AtomicInteger n = new AtomicInteger();
        CountDownLatch three = new CountDownLatch(3);
        ScheduledFuture<?> rate = ex.scheduleAtFixedRate(() -> {
            n.incrementAndGet();
            three.countDown();
        }, 0, 2, TimeUnit.MILLISECONDS);
        three.await();
        System.out.println("cancel " + rate.cancel(false) + " " + rate.isCancelled() + rate.isDone() + " ran>=3 " + (n.get() >= 3));
        t("get", rate::get);
        ex.submit(() -> {}).get();
        int seen = n.get();
        Thread.sleep(10);
        System.out.println("stopped " + (n.get() == seen));
        int[] cnt = {0};
        ScheduledFuture<?> boom = ex.scheduleWithFixedDelay(() -> { if (++cnt[0] == 4) throw new ArithmeticException("fourth"); }, 0, 1,
                TimeUnit.MILLISECONDS);
        t("boom", boom::get);
        System.out.println(cnt[0] + " " + boom.isDone() + boom.isCancelled());
        StringBuffer inter = new StringBuffer();
        CountDownLatch six = new CountDownLatch(6);
        ScheduledFuture<?>[] self = new ScheduledFuture[1];
        CountDownLatch set = new CountDownLatch(1), done = new CountDownLatch(1);
        self[0] = ex.scheduleAtFixedRate(() -> {
            try { set.await(); } catch (InterruptedException e) { }
            inter.append('x');
            if (inter.length() == 5) {
                self[0].cancel(false);
                done.countDown();
            }
        }, 0, 1, TimeUnit.MILLISECONDS);
        set.countDown();
        done.await();
        ex.submit(() -> {}).get();
        System.out.println(inter);
        for (Q bad : new Q[]{ () -> ex.scheduleAtFixedRate(() -> {}, 0, 0, TimeUnit.SECONDS), () -> ex.scheduleWithFixedDelay(() -> {}, 0,
                -1, TimeUnit.SECONDS), () -> ex.schedule((Runnable) null, 0, TimeUnit.SECONDS), () -> ex.schedule(() -> {}, 0, null), ()
                -> new ScheduledThreadPoolExecutor(-1) }) t("bad", bad);
        System.out.println(ex.getRemoveOnCancelPolicy() + " " + ex.getExecuteExistingDelayedTasksAfterShutdownPolicy() + " "
                + ex.getContinueExistingPeriodicTasksAfterShutdownPolicy());
        ScheduledFuture<?> far = ex.schedule(() -> {}, 1, TimeUnit.HOURS);
        far.cancel(false);
        System.out.println("cancelled stays " + ex.getQueue().size());
        ex.purge();
        System.out.println("purged " + ex.getQueue().size());
        ex.setRemoveOnCancelPolicy(true);
        far = ex.schedule(() -> {}, 1, TimeUnit.HOURS);
        far.cancel(false);
        System.out.println("removed " + ex.getQueue().size() + " " + far.getDelay(TimeUnit.MINUTES));
        ScheduledFuture<String> late = ex.schedule(() -> "ran after shutdown", 15, TimeUnit.MILLISECONDS);
        ScheduledFuture<?> per = ex.scheduleAtFixedRate(() -> {}, 1, 1, TimeUnit.HOURS);
        ex.shutdown();
        t("late", late::get);
        System.out.println(per.isCancelled() + " " + ex.awaitTermination(10, TimeUnit.SECONDS));
        t("rejected", () -> ex.schedule(() -> 1, 1, TimeUnit.MILLISECONDS));
        ScheduledThreadPoolExecutor e2 = new ScheduledThreadPoolExecutor(2);
        e2.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        ScheduledFuture<?> drop = e2.schedule(() -> System.out.println("never"), 1, TimeUnit.HOURS);
        e2.shutdown();
        System.out.println(drop.isCancelled() + " " + e2.awaitTermination(10, TimeUnit.SECONDS));
        ScheduledExecutorService e3 = Executors.newSingleThreadScheduledExecutor();
        e3.schedule(() -> {}, 1, TimeUnit.HOURS);
        e3.schedule(() -> {}, 2, TimeUnit.HOURS);
        System.out.println("shutdownNow " + e3.shutdownNow().size() + " " + e3.awaitTermination(10, TimeUnit.SECONDS));
        ScheduledExecutorService e4 = Executors.newScheduledThreadPool(2);
        StringBuffer tie = new StringBuffer();
        ScheduledExecutorService e5 = Executors.newSingleThreadScheduledExecutor();
        for (int i = 0; i < 8; i++) {
            int k = i;
            e5.schedule(() -> tie.append(k), 0, TimeUnit.NANOSECONDS);
        }
        e5.submit(() -> {}).get();
        System.out.println("in order of submission " + tie);
        e4.shutdown();
        e5.shutdown();
    }
}
