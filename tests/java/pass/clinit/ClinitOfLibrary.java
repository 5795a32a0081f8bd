// verdict: pass
// outcomes: 0main | 0t | 1main | 1t

import java.util.concurrent.*;
// An initialiser of the library calls the program: who runs it is seen.
public class ClinitOfLibrary {
    static volatile int x;
    static volatile String by = "";
    public static class F implements ForkJoinPool.ForkJoinWorkerThreadFactory {
        public F() { by = Thread.currentThread().getName(); }
        public ForkJoinWorkerThread newThread(ForkJoinPool p) { return null; }
    }
    public static void main(String[] a) throws Exception {
        System.setProperty("java.util.concurrent.ForkJoinPool.common.threadFactory", "ClinitOfLibrary$F");
        Thread t = new Thread(() -> { x = 1; ForkJoinPool.commonPool(); }, "t");
        t.start();
        int s = x;
        ForkJoinPool.commonPool();
        t.join();
        System.out.println(s + by);
    }
}
