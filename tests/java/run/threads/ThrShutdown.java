// Shutdown hooks: run once after the last user thread, hooks of hooks refused, order by joining, Runtime.exit inside a thread,
// halt not used.
import java.util.concurrent.*;

public class ThrShutdown {
    public static void main(String[] args) throws Exception {
        Runtime r = Runtime.getRuntime();
        Thread[] hs = new Thread[3];
        CountDownLatch[] done = {new CountDownLatch(1), new CountDownLatch(1), new CountDownLatch(1)};
        for (int i = 2; i >= 0; i--) {
            int k = i;
            hs[i] = new Thread(() -> {
                // Hooks are started in any order: each waits for the one before it to be done.
                if (k < 2) try { done[k + 1].await(); } catch (InterruptedException e) { }
                System.out.println("hook " + k + " daemon=" + Thread.currentThread().isDaemon());
                if (k == 1) try { r.addShutdownHook(new Thread()); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
                if (k == 1) try { r.removeShutdownHook(hs[0]); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
                done[k].countDown();
                if (k == 0) throw new RuntimeException("hook failure is only printed");
            }, "hook-" + i);
            r.addShutdownHook(hs[i]);
        }
        try {
            Thread run = new Thread(() -> {
                try { new CountDownLatch(1).await(); } catch (InterruptedException e) { }
            });
            run.setDaemon(true);
            run.start();
            r.addShutdownHook(run);
        } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { r.addShutdownHook(hs[1]); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { r.addShutdownHook(null); } catch (NullPointerException e) { System.out.println("NPE"); }
        Thread dead = new Thread();
        dead.start();
        dead.join();
        try {
            r.addShutdownHook(dead);
            System.out.println("dead accepted");
        } catch (IllegalArgumentException e) { System.out.println("dead " + e.getMessage()); }
        System.out.println("removed " + r.removeShutdownHook(dead));
        Thread exiter = new Thread(() -> {
            try {
                System.out.println("exiting with 7");
                System.exit(7);
            } finally { System.out.println("never: exit does not return"); }
        });
        Thread stuck = new Thread(() -> {
            try { new CountDownLatch(1).await(); } catch (InterruptedException e) { System.out.println("never"); }
        });
        stuck.start();
        exiter.start();
        exiter.join();
        System.out.println("never: main is killed");
    }
}
