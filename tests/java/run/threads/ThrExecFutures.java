// Future semantics: get, timeouts, cancel before/while/after, ExecutionException chains, submit variants, FutureTask states,
// CompletionService.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ThrExecFutures {
    interface Q { Object go() throws Exception; }
    static void t(String n, Q q) {
        try { System.out.println(n + " -> " + q.go()); } catch (Exception e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage() + (e.getCause() != null ? " cause "
                    + e.getCause() + (e.getCause().getCause() != null ? " / " + e.getCause().getCause() : "") : ""));
        }
    }
    public static void main(String[] args) throws Exception {
        ExecutorService ex = Executors.newFixedThreadPool(2);
        t("callable", () -> ex.submit(() -> "v").get());
        t("runnable", () -> ex.submit(() -> { }).get());
        t("runnable result", () -> ex.submit(() -> { }, "fixed").get());
        t("null result", () -> ex.submit(() -> null).get());
        t("checked", () -> ex.submit(() -> { throw new java.io.IOException("io"); }).get());
        t("runtime", () -> ex.submit((Runnable) () -> {
            throw new IllegalArgumentException("rt", new Error("deep"));
        }).get());
        t("error", () -> ex.submit((Runnable) () -> { throw new AssertionError("err"); }).get());
        t("get timed ok", () -> ex.submit(() -> 5).get(10, TimeUnit.SECONDS));
        CountDownLatch hold = new CountDownLatch(1);
        Future<String> slow = ex.submit(() -> {
            hold.await();
            return "slow";
        });
        t("timeout", () -> slow.get(5, TimeUnit.MILLISECONDS));
        t("timeout0", () -> slow.get(0, TimeUnit.SECONDS));
        t("neg timeout", () -> slow.get(-1, TimeUnit.SECONDS));
        System.out.println(slow.isDone() + " " + slow.isCancelled());
        hold.countDown();
        t("slow", slow::get);
        t("again", slow::get);
        System.out.println("cancel done " + slow.cancel(true) + slow.isCancelled());
        t("null task", () -> ex.submit((Runnable) null));
        CountDownLatch h2 = new CountDownLatch(1), in = new CountDownLatch(2);
        AtomicInteger ran = new AtomicInteger();
        Future<?> b1 = ex.submit(() -> {
            in.countDown();
            h2.await();
            return "b1";
        }), b2 = ex.submit(() -> {
            in.countDown();
            h2.await();
            return "b2";
        });
        in.await();
        Future<Integer> queued = ex.submit(ran::incrementAndGet);
        System.out.println("cancel queued " + queued.cancel(false) + queued.isDone() + queued.isCancelled());
        t("get cancelled", queued::get);
        t("get cancelled timed", () -> queued.get(1, TimeUnit.SECONDS));
        System.out.println("cancel running no interrupt " + b1.cancel(false));
        t("b1", b1::get);
        h2.countDown();
        t("b2", b2::get);
        System.out.println("ran " + ran.get());
        FutureTask<Integer> ft = new FutureTask<>(() -> {
            ran.incrementAndGet();
            return 7;
        }) {
            @Override protected void done() { System.out.println("done hook " + isCancelled()); }
        };
        System.out.println(ft.isDone());
        ft.run();
        ft.run();
        t("ft", ft::get);
        System.out.println("ran once " + ran.get());
        FutureTask<Integer> fc = new FutureTask<>(() -> 1) {
            @Override protected void done() { System.out.println("done hook " + isCancelled()); }
        };
        fc.cancel(true);
        fc.run();
        t("fc", fc::get);
        class Rep extends FutureTask<Integer> {
            Rep() { super(() -> ran.incrementAndGet()); }
            boolean again() { return runAndReset(); }
            void force(int v) { set(v); }
            void fail(Throwable x) { setException(x); }
        }
        Rep r = new Rep();
        System.out.println(r.again() + " " + r.again() + " " + r.isDone() + " " + ran.get());
        r.force(99);
        r.force(100);
        t("rep", r::get);
        System.out.println(r.again());
        Rep rf = new Rep();
        rf.fail(new java.io.EOFException("set"));
        t("rf", rf::get);
        System.out.println(ft.toString().replaceAll("@[0-9a-f]+", "@") + " " + fc.toString().replaceAll("@[0-9a-f]+", "@") + " "
                + rf.toString().replaceAll("@[0-9a-f]+", "@"));
        ExecutorCompletionService<Integer> cs = new ExecutorCompletionService<>(ex);
        for (int i = 1; i <= 6; i++) {
            int k = i;
            cs.submit(() -> {
                if (k == 4) throw new IllegalStateException("four");
                return k;
            });
        }
        int sum = 0, bad = 0;
        for (int i = 0; i < 6; i++) try { sum += cs.take().get(); } catch (ExecutionException e) { bad++; }
        System.out.println(sum + " " + bad + " " + cs.poll());
        CountDownLatch c1 = new CountDownLatch(1);
        cs.submit(() -> {
            c1.await();
            return 1;
        });
        cs.submit(() -> 2);
        int first = cs.take().get();
        c1.countDown();
        System.out.println(first + " then " + cs.take().get());
        int total = 0;
        Map<String, Integer> wc = new TreeMap<>();
        List<Future<Map<String, Integer>>> parts = new ArrayList<>();
        for (String line : new String[]{"a b a", "b c", "a c c c"}) parts.add(ex.submit(() -> {
            Map<String, Integer> m = new HashMap<>();
            for (String w : line.split(" ")) m.merge(w, 1, Integer::sum);
            return m;
        }));
        for (Future<Map<String, Integer>> p : parts) p.get().forEach((k, v) -> wc.merge(k, v, Integer::sum));
        System.out.println(wc);
        Future<Future<String>> nest = ex.submit(() -> ex.submit(() -> "nested"));
        System.out.println(nest.get().get());
        Callable<Object> ca = Executors.callable(() -> ran.set(0));
        System.out.println(ca.call() + " " + ran.get() + " " + Executors.callable(() -> {}, 5).call());
        ex.shutdown();
        t("after shutdown", () -> {
            try { return ex.submit(() -> 1); } catch (RejectedExecutionException e) { return "rejected"; }
        });
        System.out.println(ex.awaitTermination(10, TimeUnit.SECONDS));
    }
}
