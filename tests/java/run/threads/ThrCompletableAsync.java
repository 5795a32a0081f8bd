// CompletableFuture over own executors: which executor runs which stage, async variants, joins between threads, pipelines,
// cancellation racing made deterministic.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.stream.*;

public class ThrCompletableAsync {
    static ExecutorService ex(String n) {
        return Executors.newSingleThreadExecutor(r -> {
            Thread t = new Thread(r, n);
            t.setDaemon(true);
            return t;
        });
    }
    static String me() { return Thread.currentThread().getName(); }
    public static void main(String[] args) throws Exception {
        ExecutorService a = ex("A"), b = ex("B"), c = ex("C");
        System.out.println(CompletableFuture.supplyAsync(ThrCompletableAsync::me, a).join() + CompletableFuture.supplyAsync(() -> me(),
                a).thenApplyAsync(s -> s + me(), b).thenApplyAsync(s -> s + me(),
                c).thenCombineAsync(CompletableFuture.completedFuture("-"), (x, y) -> x + y + me(), a).join());
        CompletableFuture<String> gate = new CompletableFuture<>();
        CompletableFuture<String> later = gate.thenApply(s -> s + me());
        a.submit(() -> gate.complete("by ")).get();
        System.out.println(later.join());
        System.out.println(gate.thenApply(s -> me()).join());
        StringBuffer log = new StringBuffer();
        CompletableFuture.runAsync(() -> log.append(me()), b).thenRunAsync(() -> log.append(me()), c).thenAcceptAsync(v
                -> log.append(me()), a).whenCompleteAsync((v, t) -> log.append(me()), b).handleAsync((v, t) -> log.append(me()), c).join();
        System.out.println(log);
        System.out.println(CompletableFuture.supplyAsync(() -> 1, a).thenComposeAsync(x -> CompletableFuture.supplyAsync(() -> me() + x,
                b), c).applyToEitherAsync(new CompletableFuture<>(), s -> s + me(), a).join());
        List<String> both = Collections.synchronizedList(new ArrayList<>());
        CompletableFuture.supplyAsync(() -> 1, a).thenAcceptBothAsync(CompletableFuture.supplyAsync(() -> 2, b), (x, y) -> both.add(me()
                + (x + y)), c).join();
        CompletableFuture.runAsync(() -> {}, a).runAfterBothAsync(CompletableFuture.runAsync(() -> {}, b), () -> both.add(me()), c).join();
        CompletableFuture.runAsync(() -> {}, a).runAfterEitherAsync(new CompletableFuture<>(), () -> both.add(me()), b).join();
        CompletableFuture.supplyAsync(() -> "e", a).acceptEitherAsync(new CompletableFuture<>(), x -> both.add(me() + x), c).join();
        System.out.println(both);
        ExecutorService pool = Executors.newFixedThreadPool(4);
        AtomicInteger ran = new AtomicInteger();
        List<CompletableFuture<Integer>> fs = IntStream.rangeClosed(1, 20).mapToObj(i -> CompletableFuture.supplyAsync(() -> {
            ran.incrementAndGet();
            return i;
        }, pool).thenApplyAsync(x -> x * x, pool)).collect(Collectors.toList());
        System.out.println(fs.stream().mapToInt(CompletableFuture::join).sum() + " " + ran.get());
        CountDownLatch in = new CountDownLatch(1), out = new CountDownLatch(1);
        CompletableFuture<String> run = CompletableFuture.supplyAsync(() -> {
            in.countDown();
            try { out.await(); } catch (InterruptedException e) { return "interrupted?!"; }
            ran.set(-1);
            return "x";
        }, a);
        in.await();
        System.out.println("cancel " + run.cancel(true) + " task not interrupted");
        out.countDown();
        a.submit(() -> {}).get();
        System.out.println(ran.get() + " " + run.isCancelled());
        CompletableFuture<Integer> first = new CompletableFuture<>();
        int winners = 0;
        List<Future<Boolean>> races = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            int k = i;
            races.add(pool.submit(() -> first.complete(k)));
        }
        for (Future<Boolean> r : races) if (r.get()) winners++;
        System.out.println("winners " + winners + " " + (first.join() >= 0));
        CompletableFuture<Void> start = new CompletableFuture<>();
        CompletableFuture<Integer> fan = start.thenApplyAsync(v -> 1, pool), l = fan.thenApplyAsync(x -> x + 10, pool),
                r = fan.thenApplyAsync(x -> x + 100, pool), join = l.thenCombine(r, Integer::sum);
        start.complete(null);
        System.out.println("diamond " + join.get(10, TimeUnit.SECONDS));
        CompletableFuture<String> t1 = new CompletableFuture<>();
        Thread waiter = new Thread(() -> System.out.println("waiter got " + t1.join()));
        waiter.start();
        while (waiter.getState() != Thread.State.WAITING) Thread.yield();
        t1.complete("handed");
        waiter.join();
        Thread[] ws = new Thread[3];
        StringBuffer got = new StringBuffer();
        CompletableFuture<Integer> multi = new CompletableFuture<>();
        for (int i = 0; i < 3; i++) {
            ws[i] = new Thread(() -> got.append(multi.join()));
            ws[i].start();
        }
        b.submit(() -> multi.complete(4)).get();
        for (Thread w : ws) w.join();
        System.out.println(got);
        Map<String, Integer> cache = new ConcurrentHashMap<>();
        ConcurrentHashMap<String, CompletableFuture<Integer>> memo = new ConcurrentHashMap<>();
        AtomicInteger computed = new AtomicInteger();
        List<CompletableFuture<Integer>> req = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            String k = "k" + i % 3;
            req.add(CompletableFuture.supplyAsync(() -> memo.computeIfAbsent(k, q -> CompletableFuture.supplyAsync(() -> {
                computed.incrementAndGet();
                return q.hashCode();
            }, b)), pool).thenCompose(x -> x));
        }
        long sum = 0;
        for (CompletableFuture<Integer> q : req) sum += q.join();
        System.out.println("computed " + computed.get() + " " + sum);
        System.out.println(first.newIncompleteFuture().isDone() + " " + (first.defaultExecutor() != null));
        pool.shutdown();
        System.out.println(pool.awaitTermination(10, TimeUnit.SECONDS));
    }
}
