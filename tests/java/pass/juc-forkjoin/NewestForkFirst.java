// verdict: pass
// outcomes: .yx

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

// A worker alone takes its newest task first.
public class NewestForkFirst {
    public static void main(String[] a) throws Exception {
        StringBuffer said = new StringBuffer();
        CountDownLatch done = new CountDownLatch(2);
        new ForkJoinPool(1).submit(() -> {
            ForkJoinTask.adapt(() -> { said.append("x"); done.countDown(); }).fork();
            ForkJoinTask.adapt(() -> { said.append("y"); done.countDown(); }).fork();
            said.append(".");
        });
        done.await();
        System.out.println(said);
    }
}
