// verdict: pass
// outcomes: .xy | .yx | x.y | xy | xy.

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

// Two forked tasks: a thief takes the older one, their owner the newer one, or the thief takes both.
public class StolenOrNot {
    public static void main(String[] a) throws Exception {
        StringBuffer said = new StringBuffer();
        CountDownLatch done = new CountDownLatch(2);
        new ForkJoinPool(2).submit(() -> {
            ForkJoinTask.adapt(() -> { said.append("x"); done.countDown(); }).fork();
            ForkJoinTask.adapt(() -> { said.append("y"); done.countDown(); }).fork();
            said.append(".");
        });
        done.await();
        System.out.println(said);
    }
}
