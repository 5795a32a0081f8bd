// Rejection policies, life cycle of executors, factories returning null or failing, tasks killing workers, nested executors,
// unconfigurable wrappers.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ThrRejected {
    static ThreadPoolExecutor full(RejectedExecutionHandler h, CountDownLatch hold, StringBuffer log) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(2), h);
        CountDownLatch in = new CountDownLatch(1);
        p.execute(() -> {
            in.countDown();
            try { hold.await(); } catch (InterruptedException e) { log.append("int "); }
            log.append("A ");
        });
        in.await();
        p.execute(() -> log.append("B "));
        p.execute(() -> log.append("C "));
        return p;
    }
    public static void main(String[] args) throws Exception {
        RejectedExecutionHandler[] hs = { new ThreadPoolExecutor.AbortPolicy(), new ThreadPoolExecutor.CallerRunsPolicy(),
                new ThreadPoolExecutor.DiscardPolicy(), new ThreadPoolExecutor.DiscardOldestPolicy(), (r, e) -> {
            throw new IllegalStateException("custom " + e.getQueue().size());
        } };
        for (RejectedExecutionHandler h : hs) {
            StringBuffer log = new StringBuffer();
            CountDownLatch hold = new CountDownLatch(1);
            ThreadPoolExecutor p = full(h, hold, log);
            String me = Thread.currentThread().getName();
            try {
                p.execute(() -> log.append(Thread.currentThread().getName().equals(me) ? "D(caller) " : "D "));
                log.append("[accepted] ");
            } catch (RejectedExecutionException e) { log.append("[REE] "); } catch (IllegalStateException e) { log.append("["
                    + e.getMessage() + "] "); }
            hold.countDown();
            p.shutdown();
            p.awaitTermination(10, TimeUnit.SECONDS);
            try {
                p.execute(() -> log.append("E "));
                log.append("[after accepted]");
            } catch (RejectedExecutionException e) { log.append("[after REE]"); } catch (IllegalStateException e) { log.append("[after "
                    + e.getMessage() + "]"); }
            System.out.println(log + " " + p.getCompletedTaskCount());
        }
        CountDownLatch hold = new CountDownLatch(1);
        StringBuffer log = new StringBuffer();
        ThreadPoolExecutor p = full(new ThreadPoolExecutor.AbortPolicy(), hold, log);
        List<Runnable> rest = p.shutdownNow();
        p.awaitTermination(10, TimeUnit.SECONDS);
        for (Runnable r : rest) r.run();
        System.out.println(log + "" + rest.size() + p.isTerminating() + p.isTerminated());
        p.shutdown();
        System.out.println(p.shutdownNow().size());
        AtomicInteger made = new AtomicInteger();
        ThreadPoolExecutor nf = new ThreadPoolExecutor(2, 2, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), r -> {
            made.incrementAndGet();
            return null;
        });
        nf.execute(() -> System.out.println("never"));
        System.out.println("null thread " + made.get() + " " + nf.getPoolSize() + " " + nf.getQueue().size());
        nf.shutdownNow();
        ThreadPoolExecutor tf = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), r -> {
                throw new IllegalStateException("factory"); });
        try { tf.execute(() -> {}); } catch (IllegalStateException e) { System.out.println(e.getMessage() + tf.getPoolSize()); }
        tf.shutdown();
        AtomicInteger workers = new AtomicInteger();
        CountDownLatch deaths = new CountDownLatch(3);
        ThreadPoolExecutor dying = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), r -> {
            Thread t = new Thread(r, "w" + workers.incrementAndGet());
            t.setUncaughtExceptionHandler((q, e) -> deaths.countDown());
            return t;
        });
        for (int i = 0; i < 3; i++) dying.execute(() -> { throw new RuntimeException("die"); });
        deaths.await();
        System.out.println("last worker " + dying.submit(() -> Thread.currentThread().getName()).get());
        System.out.println(workers.get() + " workers made, " + dying.getCompletedTaskCount() / 3 + " ");
        dying.shutdown();
        ExecutorService u = Executors.unconfigurableExecutorService(Executors.newFixedThreadPool(1));
        System.out.println((u instanceof ThreadPoolExecutor) + " " + u.submit(() -> "via wrapper").get());
        u.shutdown();
        ExecutorService a = Executors.newSingleThreadExecutor(), b = Executors.newSingleThreadExecutor();
        System.out.println(a.submit(() -> b.submit(() -> a.isShutdown()).get() + " nested").get());
        a.shutdown();
        System.out.println(a.isShutdown() + " " + a.awaitTermination(10, TimeUnit.SECONDS) + " " + b.isShutdown());
        b.shutdownNow();
        ExecutorService idle = Executors.newFixedThreadPool(4);
        System.out.println(idle.awaitTermination(1, TimeUnit.MILLISECONDS) + " " + idle.isShutdown());
        idle.shutdown();
        System.out.println(idle.isTerminated());
        Executor direct = Runnable::run;
        direct.execute(() -> System.out.println("direct " + Thread.currentThread().getName()));
        Executor perTask = r -> new Thread(r, "per-task").start();
        CountDownLatch dl = new CountDownLatch(1);
        perTask.execute(() -> {
            System.out.println(Thread.currentThread().getName());
            dl.countDown();
        });
        dl.await();
        class Serial implements Executor {
            final Queue<Runnable> q = new ArrayDeque<>();
            final Executor e;
            Runnable act;
            Serial(Executor e) { this.e = e; }
            public synchronized void execute(Runnable r) {
                q.add(() -> {
                    try { r.run(); } finally { next(); }
                });
                if (act == null) next();
            }
            synchronized void next() { if ((act = q.poll()) != null) e.execute(act); }
        }
        ExecutorService base = Executors.newFixedThreadPool(3);
        Serial s = new Serial(base);
        StringBuffer ser = new StringBuffer();
        CountDownLatch sd = new CountDownLatch(10);
        for (int i = 0; i < 10; i++) {
            int k = i;
            s.execute(() -> {
                ser.append(k);
                sd.countDown();
            });
        }
        sd.await();
        System.out.println(ser);
        base.shutdown();
        System.out.println(base.awaitTermination(10, TimeUnit.SECONDS));
    }
}
