// CompletableFuture failures: wrapping in CompletionException, where it is skipped, handle/whenComplete/exceptionally(Compose),
// cancellation, failing callbacks.
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;

public class ThrCompletableErrors {
    static String ex(Throwable t) {
        return t == null ? "null" : t.getClass().getSimpleName() + "(" + (t.getCause() != null ? ex(t.getCause()) : t.getMessage()) + ")";
    }
    static void t(String n, CompletableFuture<?> f) {
        String g, j, w;
        try { g = "" + f.get(); } catch (Exception e) { g = ex(e); }
        try { j = "" + f.join(); } catch (RuntimeException e) { j = ex(e); }
        try { w = "" + f.getNow(null); } catch (RuntimeException e) { w = ex(e); }
        StringBuilder h = new StringBuilder();
        f.whenComplete((v, e) -> h.append(v + "," + ex(e)));
        System.out.println(n + ": get=" + g + " join=" + j + " now=" + w + " when=" + h + " " + f.isDone() + f.isCompletedExceptionally()
                + f.isCancelled());
    }
    static <T> T boom(String m) { throw new IllegalStateException(m); }
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> bad = new CompletableFuture<>();
        bad.completeExceptionally(new java.io.IOException("src"));
        CompletableFuture<Integer> ok = CompletableFuture.completedFuture(5);
        t("bad", bad);
        t("thenApply", bad.thenApply(x -> x + 1));
        t("two steps", bad.thenApply(x -> x).thenApply(x -> x));
        t("callback throws", ok.thenApply(x -> boom("cb")));
        t("callback then", ok.thenApply(x -> ThrCompletableErrors.<Integer>boom("cb")).thenApply(x -> x));
        t("supplyAsync", CompletableFuture.supplyAsync(() -> boom("async")));
        t("runAsync error", CompletableFuture.runAsync(() -> { throw new StackOverflowError("so"); }));
        t("failedFuture", CompletableFuture.failedFuture(new CompletionException("already", new Error("inner"))));
        t("failed CE then", CompletableFuture.<Integer>failedFuture(new CompletionException("already", new Error("inner"))).thenApply(x
                -> x));
        t("exceptionally", bad.exceptionally(e -> e.getMessage().length()));
        t("exceptionally later", bad.thenApply(x -> x).exceptionally(e -> e instanceof CompletionException ? 1 : 2));
        t("exceptionally throws", bad.exceptionally(e -> boom("in exc")));
        t("exceptionally skip", ok.exceptionally(e -> -1));
        t("handle", bad.handle((v, e) -> v + "/" + ex(e)));
        t("handle ok", ok.handle((v, e) -> v + "/" + ex(e)));
        t("handle throws", ok.handle((v, e) -> boom("in handle")));
        t("whenComplete keeps", bad.whenComplete((v, e) -> { }));
        t("whenComplete throws on ok", ok.whenComplete((v, e) -> boom("when")));
        t("whenComplete throws on bad", bad.whenComplete((v, e) -> boom("when")));
        CompletableFuture<Integer> wb = bad.whenComplete((v, e) -> boom("when2"));
        try { wb.join(); } catch (CompletionException e) {
            System.out.println("suppressed " + Arrays.toString(e.getCause().getSuppressed()));
        }
        t("exceptionallyCompose", bad.exceptionallyCompose(e -> CompletableFuture.completedFuture(77)));
        t("exceptionallyAsync", bad.exceptionallyAsync(e -> 78));
        t("exceptionallyComposeAsync", bad.exceptionallyComposeAsync(e -> CompletableFuture.failedFuture(new RuntimeException("again"))));
        t("compose bad", ok.thenCompose(x -> bad));
        t("compose null", ok.thenCompose(x -> null));
        t("combine", ok.thenCombine(bad, Integer::sum));
        t("combine2", bad.thenCombine(CompletableFuture.failedFuture(new Error("second")), (a, b) -> 0));
        t("acceptBoth", ok.thenAcceptBoth(bad, (a, b) -> { }));
        t("allOf", CompletableFuture.allOf(ok, bad, ok));
        t("anyOf", CompletableFuture.anyOf(new CompletableFuture<>(), bad));
        t("either", bad.applyToEither(new CompletableFuture<>(), x -> x));
        CompletableFuture<Integer> c = new CompletableFuture<>(), d = c.thenApply(x -> x);
        System.out.println(c.cancel(false) + " " + c.cancel(true) + c.complete(1));
        t("cancelled", c);
        t("dep of cancelled", d);
        CompletableFuture<Integer> e = new CompletableFuture<>(), g = e.thenApply(x -> x);
        g.cancel(true);
        System.out.println("upstream " + e.isDone());
        t("downstream", g);
        CompletableFuture<Integer> ce = new CompletableFuture<>();
        ce.completeExceptionally(new CancellationException("manual"));
        t("manual cancel", ce);
        CompletableFuture<Integer> o = CompletableFuture.completedFuture(1);
        o.obtrudeException(new IllegalArgumentException("obtruded"));
        t("obtrude", o);
        t("orTimeout", new CompletableFuture<Integer>().orTimeout(5, TimeUnit.MILLISECONDS));
        t("orTimeout done", CompletableFuture.completedFuture(3).orTimeout(1, TimeUnit.MILLISECONDS));
        t("completeOnTimeout", new CompletableFuture<Integer>().completeOnTimeout(9, 5, TimeUnit.MILLISECONDS));
        t("completeAsync", new CompletableFuture<Integer>().completeAsync(() -> 4));
        t("completeAsync bad", new CompletableFuture<Integer>().completeAsync(() -> boom("ca")));
        try {
            new CompletableFuture<Integer>().get(3, TimeUnit.MILLISECONDS);
        } catch (TimeoutException x) { System.out.println("TimeoutException " + x.getMessage()); }
        t("delayed", CompletableFuture.supplyAsync(() -> "late", CompletableFuture.delayedExecutor(5, TimeUnit.MILLISECONDS)));
        try { CompletableFuture.supplyAsync(() -> 1, (Executor) null); } catch (NullPointerException x) { System.out.println("NPE exec"); }
        Executor rej = r -> { throw new RejectedExecutionException("no room"); };
        try {
            CompletableFuture.supplyAsync(() -> 1, rej);
            System.out.println("?");
        } catch (RejectedExecutionException x) { System.out.println(x.getMessage()); }
        t("dependent rejected", ok.thenApplyAsync(x -> x, rej));
        try {
            ok.minimalCompletionStage().toCompletableFuture().complete(2);
            ((CompletableFuture<Integer>) ok.minimalCompletionStage()).get();
        } catch (UnsupportedOperationException x) { System.out.println("UOE minimal"); }
        Function<Integer, CompletableFuture<Integer>> retry = new Function<>() {
            int tries;
            public CompletableFuture<Integer> apply(Integer max) {
                return CompletableFuture.supplyAsync(() -> {
                    if (++tries < 4) throw new IllegalStateException("try" + tries);
                    return tries;
                }).handle((v, x) -> x == null ? CompletableFuture.completedFuture(v) : tries >= max
                        ? CompletableFuture.<Integer>failedFuture(x.getCause()) : apply(max)).thenCompose(q -> q);
            }
        };
        t("retry", retry.apply(9));
        try { bad.join(); } catch (CompletionException x) { System.out.println(x.getMessage()); }
    }
}
