// verdict: pass
// outcomes: start caught end

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;

// A factory of the program's own, with a handler for what tasks throw.
public class OwnThreads {
    static final StringBuffer said = new StringBuffer();
    static final CountDownLatch ended = new CountDownLatch(1);

    static class Worker extends ForkJoinWorkerThread {
        Worker(ForkJoinPool pool) {
            super(pool);
        }

        @Override protected void onStart() {
            said.append("start ");
        }

        @Override protected void onTermination(Throwable e) {
            said.append("end");
            ended.countDown();
        }
    }

    public static void main(String[] a) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1, Worker::new, (t, e) -> said.append("caught "), false);
        pool.execute(() -> {
            throw new IllegalStateException();
        });
        pool.shutdown();
        ended.await();
        System.out.println(said);
    }
}
