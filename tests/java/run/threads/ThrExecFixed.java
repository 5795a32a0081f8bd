// Fixed, single, cached and custom ThreadPoolExecutors: results in order, thread names from a factory, pool counters, hooks,
// resizing, queue access.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ThrExecFixed {
    static ThreadFactory named(String p) {
        AtomicInteger n = new AtomicInteger();
        return r -> new Thread(r, p + n.incrementAndGet());
    }
    static void end(ExecutorService e) throws Exception {
        e.shutdown();
        System.out.println("terminated " + e.awaitTermination(10, TimeUnit.SECONDS) + " " + e.isShutdown() + e.isTerminated());
    }
    static class Hooked extends ThreadPoolExecutor {
        final List<String> log = Collections.synchronizedList(new ArrayList<>());
        Hooked() {
            super(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), named("h"));
        }
        @Override protected void beforeExecute(Thread t, Runnable r) { log.add("before " + t.getName()); }
        @Override protected void afterExecute(Runnable r, Throwable t) {
            if (t == null && r instanceof Future<?> f && f.isDone()) try { f.get(); } catch (ExecutionException e) { t = e.getCause();
                    } catch (Exception e) { t = e; }
            log.add("after " + t);
        }
        @Override protected void terminated() { log.add("terminated"); }
    }
    public static void main(String[] args) throws Exception {
        ExecutorService fx = Executors.newFixedThreadPool(3, named("f"));
        List<Future<Integer>> fs = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            int k = i;
            fs.add(fx.submit(() -> k * k));
        }
        StringBuilder sb = new StringBuilder();
        for (Future<Integer> f : fs) sb.append(f.get()).append(' ');
        System.out.println(sb);
        Set<String> names = ConcurrentHashMap.newKeySet();
        CyclicBarrier bar = new CyclicBarrier(3);
        List<Future<?>> bs = new ArrayList<>();
        for (int i = 0; i < 3; i++) bs.add(fx.submit(() -> {
            bar.await();
            names.add(Thread.currentThread().getName());
            return null;
        }));
        for (Future<?> f : bs) f.get();
        System.out.println(new TreeSet<>(names));
        end(fx);
        ExecutorService single = Executors.newSingleThreadExecutor(named("s"));
        StringBuffer order = new StringBuffer();
        for (int i = 0; i < 10; i++) {
            int k = i;
            single.execute(() -> order.append(k));
        }
        System.out.println(single.submit(() -> order + Thread.currentThread().getName()).get());
        System.out.println(single instanceof ThreadPoolExecutor);
        end(single);
        ExecutorService cached = Executors.newCachedThreadPool(named("c"));
        CountDownLatch in = new CountDownLatch(4), go = new CountDownLatch(1);
        Set<String> cn = ConcurrentHashMap.newKeySet();
        for (int i = 0; i < 4; i++) cached.execute(() -> {
            cn.add(Thread.currentThread().getName());
            in.countDown();
            try { go.await(); } catch (InterruptedException e) { }
        });
        in.await();
        System.out.println(new TreeSet<>(cn) + " " + ((ThreadPoolExecutor) cached).getPoolSize()
                + ((ThreadPoolExecutor) cached).getActiveCount());
        go.countDown();
        end(cached);
        ThreadPoolExecutor tp = new ThreadPoolExecutor(1, 2, 1, TimeUnit.HOURS, new ArrayBlockingQueue<>(2), named("t"));
        CountDownLatch hold = new CountDownLatch(1), started = new CountDownLatch(2);
        Callable<String> blk = () -> {
            started.countDown();
            hold.await();
            return Thread.currentThread().getName();
        };
        List<Future<String>> q = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            q.add(tp.submit(blk));
            System.out.println("pool " + tp.getPoolSize() + " queue " + tp.getQueue().size() + " left "
                    + tp.getQueue().remainingCapacity());
        }
        started.await();
        try { tp.submit(blk); } catch (RejectedExecutionException e) {
            System.out.println("rejected " + e.getMessage().replaceAll(".* rejected", "").replaceAll("@[0-9a-f]+", "@"));
        }
        System.out.println(tp.getActiveCount() + " largest " + tp.getLargestPoolSize() + " done " + tp.getCompletedTaskCount() + " tasks "
                + tp.getTaskCount() + " " + tp.getCorePoolSize() + tp.getMaximumPoolSize() + tp.getKeepAliveTime(TimeUnit.MINUTES));
        System.out.println(tp.remove(() -> {}) + " " + tp.getQueue().contains(q.get(1)) + tp.getQueue().contains(q.get(0)));
        q.get(2).cancel(false);
        tp.purge();
        System.out.println("after purge " + tp.getQueue().size());
        hold.countDown();
        for (Future<String> f : q) try { f.get(); } catch (CancellationException e) { System.out.println("cancelled one"); }
        end(tp);
        System.out.println(tp.getCompletedTaskCount() + " " + tp.getPoolSize());
        Hooked h = new Hooked();
        h.submit(() -> 1).get();
        h.submit(() -> { throw new IllegalStateException("task"); });
        end(h);
        h.log.forEach(System.out::println);
        ThreadPoolExecutor rs = new ThreadPoolExecutor(2, 4, 10, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        System.out.println(rs.prestartAllCoreThreads() + " " + rs.prestartCoreThread() + " " + rs.getPoolSize());
        rs.setCorePoolSize(3);
        System.out.println(rs.prestartCoreThread() + " " + rs.getPoolSize());
        for (Runnable bad : new Runnable[]{() -> rs.setMaximumPoolSize(2), () -> rs.setCorePoolSize(9), () -> rs.setCorePoolSize(-1), ()
                -> new ThreadPoolExecutor(0, 0, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>()), () -> rs.execute(null), ()
                -> Executors.newFixedThreadPool(0)}) try {
            bad.run();
            System.out.println("accepted");
        } catch (IllegalArgumentException | NullPointerException e) { System.out.println(e.getClass().getSimpleName()); }
        rs.allowCoreThreadTimeOut(true);
        System.out.println(rs.allowsCoreThreadTimeOut());
        end(rs);
        PriorityBlockingQueue<Runnable> pq = new PriorityBlockingQueue<>();
        ThreadPoolExecutor pe = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, pq);
        CountDownLatch g2 = new CountDownLatch(1);
        pe.execute(new Pr(0, () -> {
            try { g2.await(); } catch (InterruptedException e) { }
        }));
        StringBuffer ord = new StringBuffer();
        for (int p : new int[]{5, 1, 4, 2, 3}) pe.execute(new Pr(p, () -> ord.append(p)));
        g2.countDown();
        end(pe);
        System.out.println(ord);
    }
    record Pr(int p, Runnable r) implements Runnable, Comparable<Pr> {
        public void run() { r.run(); }
        public int compareTo(Pr o) { return p - o.p; }
    }
}
