// invokeAll / invokeAny: order, failures, timeouts cancelling the rest, empty collections, null tasks; inherited semantics on
// ForkJoinPool.
import java.util.*;
import java.util.concurrent.*;

public class ThrInvokeAll {
    static String st(Future<?> f) {
        try { return "" + f.get(); } catch (ExecutionException e) {
            Throwable r = e;
            while (r.getCause() != null) r = r.getCause();
            return "EE(" + r.getMessage() + ")";
        } catch (CancellationException e) { return "CANCELLED"; } catch (InterruptedException e) { return "INT"; }
    }
    interface Q { Object go() throws Exception; }
    static void t(String n, Q q) {
        try { System.out.println(n + " -> " + q.go()); } catch (Exception e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + (e instanceof ExecutionException ? " " + e.getCause() : ""));
        }
    }
    static <T> Callable<T> fail(String m) { return () -> { throw new IllegalStateException(m); }; }
    static <T> Callable<T> never() { return () -> { new CountDownLatch(1).await(); return null; }; }
    public static void main(String[] args) throws Exception {
        ExecutorService[] pools = { Executors.newFixedThreadPool(3), Executors.newSingleThreadExecutor(), new ForkJoinPool(2),
                Executors.newCachedThreadPool() };
        for (ExecutorService ex : pools) {
            List<Callable<Integer>> cs = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                int k = i;
                cs.add(() -> {
                    if (k % 3 == 2) throw new IllegalStateException("bad" + k);
                    return k * 10;
                });
            }
            StringJoiner j = new StringJoiner(" ");
            for (Future<Integer> f : ex.invokeAll(cs)) j.add(f.isDone() + ":" + st(f));
            System.out.println(j);
            t("empty all", () -> ex.invokeAll(List.<Callable<Object>>of()));
            t("any ok", () -> ex.invokeAny(List.of(fail("a"), () -> "good", fail("b"))));
            t("any all fail", () -> {
                try { return ex.invokeAny(List.of(fail("same"), fail("same"))); } catch (ExecutionException e) { return "EE"; }
            });
            t("any single", () -> ex.invokeAny(List.of(() -> 42)));
            t("any with never", () -> ex.invokeAny(List.of(() -> "quick", never())));
            ex.shutdownNow();
        }
        ExecutorService ex = Executors.newFixedThreadPool(2);
        t("any empty", () -> ex.invokeAny(List.<Callable<Object>>of()));
        t("any null", () -> ex.invokeAny(null));
        t("all null elem", () -> ex.invokeAll(Arrays.asList(() -> 1, null)));
        t("any null elem", () -> ex.invokeAny(Arrays.asList((Callable<Integer>) null)));
        t("all timeout", () -> {
            StringJoiner j = new StringJoiner(" ");
            for (Future<Object> f : ex.invokeAll(List.of(never(), never(), never()), 20, TimeUnit.MILLISECONDS)) j.add(f.isDone() + ":"
                    + st(f));
            return j;
        });
        t("any timeout", () -> ex.invokeAny(List.of(never(), never()), 10, TimeUnit.MILLISECONDS));
        t("usable after", () -> ex.invokeAll(List.of(() -> 1, () -> 2)).get(1).get());
        t("all zero timeout", () -> {
            boolean all = true;
            for (Future<Object> f : ex.invokeAll(List.of(never(), never()), 0, TimeUnit.SECONDS)) all &= f.isCancelled();
            return all;
        });
        Thread me = Thread.currentThread();
        CountDownLatch in = new CountDownLatch(2);
        int[] interrupted = {0};
        Callable<Object> c = () -> {
            in.countDown();
            try { new CountDownLatch(1).await(); } catch (InterruptedException e) {
                synchronized (interrupted) {
                    interrupted[0]++;
                    interrupted.notifyAll();
                }
                throw e;
            }
            return 0;
        };
        Thread intr = new Thread(() -> {
            try { in.await(); } catch (InterruptedException e) { }
            me.interrupt();
        });
        intr.start();
        t("interrupt invokeAll", () -> ex.invokeAll(List.of(c, c)));
        synchronized (interrupted) { while (interrupted[0] < 2) interrupted.wait(); }
        System.out.println("tasks interrupted " + interrupted[0]);
        ex.shutdown();
        t("rejected all", () -> ex.invokeAll(List.of(() -> 1)));
        t("rejected any", () -> ex.invokeAny(List.of(() -> 1)));
        System.out.println(ex.awaitTermination(10, TimeUnit.SECONDS));
        int total = 0;
        ExecutorService sum = Executors.newWorkStealingPool(2);
        List<Callable<Integer>> parts = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            int k = i;
            parts.add(() -> {
                int s = 0;
                for (int q = k * 50; q < (k + 1) * 50; q++) s += q;
                return s;
            });
        }
        for (Future<Integer> f : sum.invokeAll(parts)) total += f.get();
        System.out.println(total);
        sum.shutdown();
    }
}
