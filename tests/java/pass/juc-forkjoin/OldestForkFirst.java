// verdict: pass
// outcomes: .xy

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

// In asynchronous mode a worker alone takes its oldest task first.
public class OldestForkFirst {
    public static void main(String[] a) throws Exception {
        StringBuffer said = new StringBuffer();
        CountDownLatch done = new CountDownLatch(2);
        new ForkJoinPool(1, ForkJoinPool.defaultForkJoinWorkerThreadFactory, null, true).submit(() -> {
            ForkJoinTask.adapt(() -> { said.append("x"); done.countDown(); }).fork();
            ForkJoinTask.adapt(() -> { said.append("y"); done.countDown(); }).fork();
            said.append(".");
        });
        done.await();
        System.out.println(said);
    }
}
