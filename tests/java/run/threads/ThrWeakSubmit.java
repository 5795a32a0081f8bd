// The plainest executor program: submit, Future.get, shutdown; then the same through every factory method.
import java.util.*;
import java.util.concurrent.*;

public class ThrWeakSubmit {
    static int square(int x) { return x * x; }
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ExecutorService e = Executors.newFixedThreadPool(2);
        Future<Integer> f = e.submit(() -> square(7));
        System.out.println("result " + f.get());
        Future<?> r = e.submit(() -> System.out.println("runnable ran"));
        System.out.println("runnable result " + r.get());
        e.shutdown();
        System.out.println(e.awaitTermination(5, TimeUnit.SECONDS) + " " + e.isTerminated());
        Map<String, ExecutorService> all = new LinkedHashMap<>();
        all.put("fixed", Executors.newFixedThreadPool(3));
        all.put("cached", Executors.newCachedThreadPool());
        all.put("single", Executors.newSingleThreadExecutor());
        all.put("scheduled", Executors.newScheduledThreadPool(2));
        all.put("singleScheduled", Executors.newSingleThreadScheduledExecutor());
        all.put("workStealing", Executors.newWorkStealingPool(2));
        all.put("forkJoin", new ForkJoinPool(2));
        all.put("custom", new ThreadPoolExecutor(1, 4, 1, TimeUnit.SECONDS, new SynchronousQueue<>(),
                new ThreadPoolExecutor.CallerRunsPolicy()));
        for (Map.Entry<String, ExecutorService> en : all.entrySet()) {
            ExecutorService ex = en.getValue();
            List<Future<Integer>> fs = new ArrayList<>();
            for (int i = 0; i < 5; i++) { int k = i; fs.add(ex.submit(() -> square(k) + 1)); }
            int sum = 0;
            for (Future<Integer> x : fs) sum += x.get();
            String failed;
            try { ex.submit(() -> { throw new UnsupportedOperationException("in task"); }).get(); failed = "?"; }
            catch (ExecutionException x) {
                Throwable c = x;
                while (c.getCause() != null) c = c.getCause();
                failed = c.getClass().getSimpleName() + " " + c.getMessage();
            }
            String v = ex.submit(() -> { }, "done").get();
            ex.shutdown();
            System.out.println(en.getKey() + " " + sum + " " + failed + " " + v + " " + ex.isShutdown());
        }
        CompletableFuture<String> cf = CompletableFuture.supplyAsync(()
                -> "async").thenApply(String::toUpperCase).thenCombine(CompletableFuture.supplyAsync(() -> 5), (s, i) -> s + i);
        System.out.println(cf.get());
    }
}
