// CompletableFuture combinators with already completed and later completed stages: map, flatMap, combine, either, run/accept,
// allOf/anyOf, order of callbacks.
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

public class ThrCompletable {
    static String s(CompletableFuture<?> f) {
        return f.isCompletedExceptionally() ? (f.isCancelled() ? "cancelled" : "exc") : f.isDone() ? "done:" + f.join() : "pending";
    }
    public static void main(String[] args) throws Exception {
        for (boolean early : new boolean[]{true, false}) {
            CompletableFuture<Integer> a = new CompletableFuture<>(), b = new CompletableFuture<>();
            if (early) {
                a.complete(6);
                b.complete(7);
            }
            StringBuffer log = new StringBuffer();
            CompletableFuture<?>[] fs = { a.thenApply(x -> x * 2), a.thenAccept(x -> log.append("acc" + x + " ")), a.thenRun(()
                    -> log.append("run ")), a.thenCompose(x -> CompletableFuture.completedFuture("c" + x)), a.thenCompose(x
                    -> b.thenApply(y -> x + "&" + y)), a.thenCombine(b, (x, y) -> x * y), a.thenAcceptBoth(b, (x, y) -> log.append("both"
                    + (x + y) + " ")), a.runAfterBoth(b, () -> log.append("afterBoth ")), a.applyToEither(new CompletableFuture<Integer>(),
                    x -> "either" + x), a.acceptEither(new CompletableFuture<>(), x -> log.append("accE" + x + " ")),
                    a.runAfterEither(new CompletableFuture<>(), () -> log.append("runE ")), a.whenComplete((x, t) -> log.append("when" + x
                    + t + " ")), a.handle((x, t) -> "h" + x + t), a.exceptionally(t -> -1), CompletableFuture.allOf(a, b),
                    CompletableFuture.anyOf(a, b), a.copy(), a.minimalCompletionStage().toCompletableFuture() };
            System.out.println(Stream.of(fs).map(ThrCompletable::s).collect(Collectors.joining(" ")));
            if (!early) {
                System.out.println(a.getNumberOfDependents() + " " + b.getNumberOfDependents());
                a.complete(6);
                System.out.println(Stream.of(fs).map(ThrCompletable::s).collect(Collectors.joining(" ")));
                b.complete(7);
                System.out.println(Stream.of(fs).map(ThrCompletable::s).collect(Collectors.joining(" ")));
            }
            System.out.println(Stream.of(log.toString().split(" ")).sorted().collect(Collectors.joining(" ")));
        }
        CompletableFuture<String> f = new CompletableFuture<>();
        System.out.println(f.getNow("dflt") + " " + f.complete("one") + f.complete("two") + f.completeExceptionally(new Error())
                + f.cancel(true) + " " + f.join() + f.get() + f.getNow("x"));
        f.obtrudeValue("three");
        System.out.println(f.join());
        System.out.println(CompletableFuture.allOf().isDone() + " " + CompletableFuture.anyOf().isDone());
        System.out.println(CompletableFuture.completedStage(5).toCompletableFuture().join() + " " + f.toString().replaceAll("@[0-9a-f]+",
                "@") + " " + new CompletableFuture<>().toString().replaceAll("@[0-9a-f]+", "@"));
        CompletableFuture<Integer> dep = new CompletableFuture<>();
        dep.thenApply(x -> 1);
        dep.thenApply(x -> 2);
        System.out.println(dep.toString().replaceAll("@[0-9a-f]+", "@"));
        CompletableFuture<Integer> root = new CompletableFuture<>();
        CompletableFuture<Integer> chain = root;
        for (int i = 0; i < 2000; i++) chain = chain.thenApply(x -> x + 1);
        root.complete(0);
        System.out.println(chain.join());
        StringBuffer order = new StringBuffer();
        CompletableFuture<Void> src = new CompletableFuture<>();
        for (int i = 0; i < 5; i++) {
            int k = i;
            src.thenRun(() -> order.append(k));
        }
        src.complete(null);
        System.out.println("LIFO " + order);
        List<CompletableFuture<Integer>> parts = IntStream.range(0, 10).mapToObj(i -> CompletableFuture.supplyAsync(()
                -> i * i)).collect(Collectors.toList());
        System.out.println(CompletableFuture.allOf(parts.toArray(new CompletableFuture[0])).thenApply(v
                -> parts.stream().map(CompletableFuture::join).collect(Collectors.toList())).join());
        System.out.println(parts.stream().reduce(CompletableFuture.completedFuture(0), (x, y) -> x.thenCombine(y, Integer::sum)).join());
        System.out.println(CompletableFuture.anyOf(new CompletableFuture<>(), CompletableFuture.completedFuture("any"),
                new CompletableFuture<>()).join());
        CompletableFuture<CompletableFuture<String>> nested = CompletableFuture.completedFuture(CompletableFuture.completedFuture("flat"));
        System.out.println(nested.thenCompose(x -> x).join());
        System.out.println(collatz(27).join());
        CompletableFuture<Object> none = CompletableFuture.completedFuture(null);
        System.out.println(none.thenApply(x -> "null is fine " + x).join() + " " + none.isCompletedExceptionally());
        try { none.thenApply(null); } catch (NullPointerException e) { System.out.println("NPE"); }
        class Sub<T> extends CompletableFuture<T> {
            @Override public <U> CompletableFuture<U> newIncompleteFuture() { return new Sub<>(); }
        }
        System.out.println(new Sub<Integer>().thenApply(x -> x).getClass().getSimpleName());
    }
    static CompletableFuture<Integer> collatz(long n) {
        return n == 1 ? CompletableFuture.completedFuture(0) : CompletableFuture.supplyAsync(() -> n % 2 == 0 ? n / 2 : 3 * n
                + 1).thenCompose(ThrCompletable::collatz).thenApply(x -> x + 1);
    }
}
