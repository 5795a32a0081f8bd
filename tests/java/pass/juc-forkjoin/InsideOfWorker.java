// verdict: pass
// outcomes: 2 2 false true true true true true false true true

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

// What a worker sees of its queue.
public class InsideOfWorker {
    public static void main(String[] a) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        System.out.println(pool.submit(() -> {
            ForkJoinTask<?> x = ForkJoinTask.adapt(() -> {}).fork(), y = ForkJoinTask.adapt(() -> {}).fork();
            String s = ForkJoinTask.getQueuedTaskCount() + " " + ForkJoinTask.getSurplusQueuedTaskCount() + " " + x.tryUnfork() + " "
                + y.tryUnfork() + " " + x.tryUnfork() + " " + ForkJoinTask.inForkJoinPool() + " " + (ForkJoinTask.getPool() == pool);
            x.quietlyInvoke();
            return s + " " + x.isCompletedNormally() + " " + y.isDone() + " " + Thread.currentThread().isDaemon() + " "
                + Thread.currentThread().getName().endsWith("-worker-1");
        }).get());
    }
}
