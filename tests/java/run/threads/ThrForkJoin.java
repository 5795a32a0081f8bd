// Fork/join: RecursiveTask, RecursiveAction, CountedCompleter, invokeAll, exceptions, cancellation, own pools, nested invoke,
// quicksort, fib, tree sums.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ThrForkJoin {
    static class Fib extends RecursiveTask<Integer> {
        final int n;
        Fib(int n) { this.n = n; }
        protected Integer compute() {
            if (n < 2) return n;
            Fib a = new Fib(n - 1);
            a.fork();
            return new Fib(n - 2).compute() + a.join();
        }
    }
    static class Sort extends RecursiveAction {
        final int[] a;
        final int lo, hi;
        Sort(int[] a, int lo, int hi) {
            this.a = a;
            this.lo = lo;
            this.hi = hi;
        }
        protected void compute() {
            if (hi - lo < 8) {
                Arrays.sort(a, lo, hi);
                return;
            }
            int p = a[(lo + hi) >>> 1], i = lo, j = hi - 1;
            while (i <= j) {
                while (a[i] < p) i++;
                while (a[j] > p) j--;
                if (i <= j) {
                    int t = a[i];
                    a[i++] = a[j];
                    a[j--] = t;
                }
            }
            invokeAll(new Sort(a, lo, j + 1), new Sort(a, i, hi));
        }
    }
    static class Sum extends RecursiveTask<Long> {
        final long lo, hi;
        Sum(long lo, long hi) {
            this.lo = lo;
            this.hi = hi;
        }
        protected Long compute() {
            if (hi - lo <= 50) {
                long s = 0;
                for (long i = lo; i < hi; i++) s += i * i;
                return s;
            }
            long m = (lo + hi) / 2;
            Sum l = new Sum(lo, m), r = new Sum(m, hi);
            l.fork();
            long rv = r.invoke();
            return rv + l.join();
        }
    }
    static class Bad extends RecursiveTask<Integer> {
        final int d;
        Bad(int d) { this.d = d; }
        protected Integer compute() {
            if (d == 0) throw new IllegalStateException("leaf");
            Bad b = new Bad(d - 1);
            b.fork();
            return b.join() + 1;
        }
    }
    static class Cnt extends CountedCompleter<Void> {
        final int[] a;
        final int lo, hi;
        final AtomicLong acc;
        final StringBuffer done;
        Cnt(CountedCompleter<?> p, int[] a, int lo, int hi, AtomicLong acc, StringBuffer d) {
            super(p);
            this.a = a;
            this.lo = lo;
            this.hi = hi;
            this.acc = acc;
            done = d;
        }
        public void compute() {
            int l = lo, h = hi;
            while (h - l > 4) {
                int m = (l + h) >>> 1;
                addToPendingCount(1);
                new Cnt(this, a, m, h, acc, done).fork();
                h = m;
            }
            for (int i = l; i < h; i++) acc.addAndGet(a[i]);
            tryComplete();
        }
        public void onCompletion(CountedCompleter<?> c) {
            if (getCompleter() == null) done.append("root done ").append(acc.get());
        }
    }
    static class Tree {
        Tree l, r;
        int v;
        Tree(int d, int v) {
            this.v = v;
            if (d > 0) {
                l = new Tree(d - 1, v * 2);
                r = new Tree(d - 1, v * 2 + 1);
            }
        }
    }
    static class Max extends RecursiveTask<Integer> {
        final Tree t;
        Max(Tree t) { this.t = t; }
        protected Integer compute() {
            if (t.l == null) return t.v;
            Collection<Max> c = invokeAll(List.of(new Max(t.l), new Max(t.r)));
            int m = t.v;
            for (Max x : c) m = Math.max(m, x.join());
            return m;
        }
    }
    static String root(Throwable t) {
        while (t.getCause() != null) t = t.getCause();
        return t.getClass().getSimpleName() + ":" + t.getMessage();
    }
    public static void main(String[] args) throws Exception {
        ForkJoinPool p = new ForkJoinPool(3);
        System.out.println(p.invoke(new Fib(15)) + " " + p.submit(new Fib(12)).get() + " " + new Fib(10).invoke() + " "
                + ForkJoinPool.commonPool().invoke(new Fib(11)));
        int[] a = new Random(5).ints(500, 0, 1000).toArray(), b = a.clone();
        p.invoke(new Sort(a, 0, a.length));
        Arrays.sort(b);
        System.out.println(Arrays.equals(a, b));
        System.out.println(p.invoke(new Sum(0, 2000)) + " " + p.invoke(new Max(new Tree(6, 1))));
        AtomicLong acc = new AtomicLong();
        StringBuffer d = new StringBuffer();
        p.invoke(new Cnt(null, b, 0, b.length, acc, d));
        System.out.println(d + " " + (acc.get() == Arrays.stream(b).sum()));
        try { p.invoke(new Bad(4)); } catch (IllegalStateException e) { System.out.println("invoke " + root(e)); }
        ForkJoinTask<Integer> bt = p.submit(new Bad(2));
        try { bt.get(); } catch (ExecutionException e) { System.out.println("get " + root(e)); }
        try { bt.join(); } catch (IllegalStateException e) { System.out.println("join " + root(e)); }
        System.out.println(bt.isCompletedAbnormally() + " " + bt.isCompletedNormally() + " " + bt.isCancelled() + " " + bt.isDone() + " "
                + root(bt.getException()) + " " + bt.getRawResult());
        bt.quietlyJoin();
        Fib c = new Fib(5);
        System.out.println(c.cancel(true) + " " + c.isCancelled() + " " + c.isCompletedAbnormally());
        try { c.join(); } catch (CancellationException e) { System.out.println("CancellationException"); }
        Fib cp = new Fib(30);
        cp.complete(-5);
        System.out.println(cp.join() + " " + cp.isCompletedNormally());
        Fib ce = new Fib(30);
        ce.completeExceptionally(new java.io.IOException("checked"));
        try { ce.get(); } catch (ExecutionException e) { System.out.println(root(e)); }
        Fib ri = new Fib(7);
        System.out.println(ri.invoke());
        ri.reinitialize();
        System.out.println(ri.isDone() + " " + ri.invoke());
        System.out.println(p.submit(() -> "callable").get() + " " + p.submit(() -> { }, "res").get() + " " + ForkJoinTask.adapt(()
                -> 5).invoke());
        ForkJoinTask<String> ad = ForkJoinTask.adapt((Callable<String>) () -> { throw new java.io.IOException("adapted"); });
        try { ad.invoke(); } catch (RuntimeException e) { System.out.println(root(e)); }
        System.out.println(ForkJoinTask.inForkJoinPool() + " " + p.submit(() -> ForkJoinTask.inForkJoinPool()).get() + " " + p.submit(()
                -> ForkJoinTask.getPool() == p).get());
        System.out.println(p.getParallelism() + " " + p.getAsyncMode() + " " + p.isShutdown() + " "
                + (ForkJoinPool.getCommonPoolParallelism() >= 1));
        ForkJoinPool fifo = new ForkJoinPool(1, ForkJoinPool.defaultForkJoinWorkerThreadFactory, null, true);
        StringBuffer o = new StringBuffer();
        fifo.submit(() -> {
            for (int i = 0; i < 6; i++) {
                int k = i;
                ForkJoinTask.adapt(() -> { o.append(k); }).fork();
            }
        }).get();
        fifo.shutdown();
        fifo.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println("fifo " + o);
        ForkJoinPool lifo = new ForkJoinPool(1);
        StringBuffer o2 = new StringBuffer();
        lifo.submit(() -> {
            List<ForkJoinTask<?>> l = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                int k = i;
                l.add(ForkJoinTask.adapt(() -> { o2.append(k); }).fork());
            }
            ForkJoinTask.helpQuiesce();
        }).get();
        System.out.println("lifo " + o2);
        System.out.println(lifo.awaitQuiescence(5, TimeUnit.SECONDS));
        lifo.submit(() -> {
            Fib f = new Fib(3);
            f.fork();
            System.out.println(f.tryUnfork() + " " + f.isDone() + " " + ForkJoinTask.getQueuedTaskCount());
        }).get();
        try { ForkJoinPool.commonPool().invoke((ForkJoinTask<?>) null); } catch (NullPointerException e) { System.out.println("NPE"); }
        try { new ForkJoinPool(0); } catch (IllegalArgumentException e) { System.out.println("IAE"); }
        p.shutdown();
        lifo.shutdown();
        System.out.println(p.awaitTermination(10, TimeUnit.SECONDS) + " " + p.isTerminated());
        try { p.submit(() -> 1); } catch (RejectedExecutionException e) { System.out.println("rejected"); }
        ForkJoinPool.commonPool().shutdown();
        System.out.println(ForkJoinPool.commonPool().isShutdown() + " " + ForkJoinPool.commonPool().invoke(new Fib(9)));
    }
}
