// Stack traces out of tasks: frames of executors, causes with common frames, CompletableFuture, nested submits, exceptions
// crossing threads, printStackTrace.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;

public class ThrTaskTraces {
    static class AppEx extends RuntimeException { AppEx(String m, Throwable c) { super(m, c); } }
    static int level3(int x) {
        if (x < 0)
        throw new IllegalArgumentException("negative " + x);
        return x;
    }
    static int level2(int x) {
        try {
            return level3(x);
        } catch (IllegalArgumentException e) {
            throw new AppEx("level2", e);
        }
    }
    static String own(Throwable t) {
        StringBuilder sb = new StringBuilder();
        for (StackTraceElement e : t.getStackTrace()) if (e.getClassName().startsWith("ThrTaskTraces")) sb.append(e.getMethodName()).append(':').append(e.getLineNumber()).append(' ');
        return sb.toString();
    }
    static String chain(Throwable t) {
        StringBuilder sb = new StringBuilder();
        for (; t != null; t = t.getCause()) sb.append(t.getClass().getSimpleName()).append('[').append(own(t).trim()).append("] <- ");
        return sb.toString();
    }
    public static void main(String[] args) throws Exception {
        ExecutorService ex = Executors.newSingleThreadExecutor();
        Future<Integer> f = ex.submit(() -> level2(-5));
        try { f.get(); } catch (ExecutionException e) {
            System.out.println(chain(e));
            StringWriter w = new StringWriter(); e.printStackTrace(new PrintWriter(w)); System.out.print(w);
        }
        try { f.get(); } catch (ExecutionException e) {
            System.out.println("second get " + own(e) + (e.getCause() == null));
        }
        Thread t = new Thread(() -> level2(-1), "direct"); t.start(); t.join();
        Throwable[] carried = new Throwable[1];
        Thread c = new Thread(() -> { try { level2(-9); } catch (AppEx e) { carried[0] = e; } }); c.start(); c.join();
        try {
            throw new IllegalStateException("rethrown in main", carried[0]);
        } catch (IllegalStateException e) { System.out.println(chain(e)); }
        CompletableFuture<Integer> cf = CompletableFuture.supplyAsync(() -> level2(-2), ex).thenApply(x -> x + 1);
        try { cf.join(); } catch (CompletionException e) { System.out.println(chain(e) + e.getMessage()); }
        try {
            ex.submit(() -> {
                try {
                    return CompletableFuture.supplyAsync(() -> level3(-3), Runnable::run).get();
                } catch (ExecutionException e) { throw new IOException("wrapped", e); }
            }).get();
        } catch (ExecutionException e) { System.out.println(chain(e)); }
        ScheduledExecutorService se = Executors.newSingleThreadScheduledExecutor();
        try {
            se.schedule(() -> level3(-4), 1, TimeUnit.MILLISECONDS).get();
        } catch (ExecutionException e) { System.out.println(chain(e)); }
        FutureTask<Integer> ft = new FutureTask<>(() -> level3(-6)); ft.run();
        try { ft.get(); } catch (ExecutionException e) {
            StackTraceElement[] s = e.getCause().getStackTrace();
            System.out.println(s[0] + " / last " + s[s.length - 1]);
        }
        Exception multi = new Exception("collector"); CountDownLatch l = new CountDownLatch(3);
        for (int i = 0; i < 3; i++) {
            int k = i;
            Future<?> q = ex.submit(() -> { level3(-10 - k); });
            try { q.get(); } catch (ExecutionException e) { multi.addSuppressed(e.getCause()); }
        }
        for (Throwable s : multi.getSuppressed()) System.out.println(s + " " + own(s));
        StackTraceElement[] st = ex.submit(() -> Thread.currentThread().getStackTrace()).get();
        System.out.println(st[st.length - 1] + " " + st[1].getMethodName());
        StackTraceElement[] idle = Thread.currentThread().getStackTrace();
        System.out.println(idle[1].getMethodName() + " " + idle.length);
        ex.shutdown(); se.shutdown();
        ex.awaitTermination(5, TimeUnit.SECONDS);
        new Thread(() -> { throw new AppEx("uncaught at the end", new Error("root")); }, "last").start();
    }
}
