// Uncaught exceptions: per-thread handler, default handler, none (stderr trace), handler that throws, order of preference,
// exceptions in pools.
import java.util.*;
import java.util.concurrent.*;

public class ThrUncaught {
    static class Odd extends RuntimeException {
        Odd(String m) { super(m); }
        @Override public String getMessage() { return "odd:" + super.getMessage(); }
    }
    static void run(Thread t) throws Exception {
        t.start();
        t.join();
        System.out.println(t.getName() + " ended " + t.getState() + " handler after end " + t.getUncaughtExceptionHandler());
    }
    static void deep(int n) { if (n == 0) throw new Odd("deep"); deep(n - 1); }
    public static void main(String[] args) throws Exception {
        System.out.println(Thread.getDefaultUncaughtExceptionHandler() + " " + Thread.currentThread().getUncaughtExceptionHandler());
        run(new Thread(() -> deep(2), "plain"));
        run(new Thread(() -> {
            try { deep(1); } catch (Odd e) { throw new IllegalStateException("with cause", e); }
        }, "cause"));
        run(new Thread(() -> { throw new StackOverflowError(); }, "no message"));
        Thread h = new Thread(() -> deep(0), "own");
        h.setUncaughtExceptionHandler((t, e) -> System.out.println("own handler " + t.getName() + " " + e + " current="
                + (Thread.currentThread() == t) + " alive=" + t.isAlive()));
        run(h);
        Thread bad = new Thread(() -> deep(0), "badhandler");
        bad.setUncaughtExceptionHandler((t, e) -> { throw new Error("handler fails"); });
        run(bad);
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println("default handler " + t.getName() + " "
                + e.getClass().getSimpleName()));
        run(new Thread(() -> deep(0), "withdefault"));
        Thread both = new Thread(() -> deep(0), "both");
        both.setUncaughtExceptionHandler((t, e) -> System.out.println("own wins"));
        run(both);
        run(new Thread(() -> {
            Thread.currentThread().setUncaughtExceptionHandler((t, e) -> System.out.println("set while running"));
            deep(0);
        }, "late"));
        run(new Thread(() -> { Thread.currentThread().stop(); }, "stopped"));
        CountDownLatch died = new CountDownLatch(1);
        ExecutorService ex = Executors.newFixedThreadPool(1, r -> {
            Thread t = new Thread(r, "w");
            t.setUncaughtExceptionHandler((q, e) -> {
                System.out.println("pool thread died of " + e.getMessage());
                died.countDown();
            });
            return t;
        });
        Future<?> f = ex.submit(() -> deep(0));
        try { f.get(); } catch (ExecutionException e) { System.out.println("submit keeps it: " + e.getMessage()); }
        CountDownLatch done = new CountDownLatch(1);
        ex.execute(() -> deep(0));
        ex.execute(done::countDown);
        done.await();
        died.await();
        ex.shutdown();
        ex.awaitTermination(10, TimeUnit.SECONDS);
        Thread.setDefaultUncaughtExceptionHandler(null);
        Exception supp = new Exception("sup");
        run(new Thread(() -> {
            RuntimeException r = new RuntimeException("main one");
            r.addSuppressed(supp);
            supp.setStackTrace(new StackTraceElement[0]);
            throw r;
        }, "suppressed"));
        Thread nul = new Thread(() -> { throw null; }, "thrownull");
        nul.setUncaughtExceptionHandler((t, e) -> System.out.println(e.getClass().getSimpleName()));
        run(nul);
        Thread mainT = Thread.currentThread();
        mainT.setUncaughtExceptionHandler((t, e) -> { System.out.println("main handler " + e.getMessage()); });
        throw new Exception("from main");
    }
}
