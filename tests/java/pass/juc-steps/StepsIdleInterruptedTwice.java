// verdict: pass
// outcomes: false | true
// A pool that is shut down interrupts an idle worker twice: the second interrupt is left for whoever runs the worker.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class StepsIdleInterruptedTwice {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), worker -> new Thread(() -> {
            worker.run();
            System.out.println(Thread.interrupted());
        }));
        CountDownLatch done = new CountDownLatch(1);
        pool.execute(done::countDown);
        done.await();
        pool.shutdown();
    }
}
