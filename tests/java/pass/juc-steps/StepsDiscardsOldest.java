// verdict: pass
// outcomes: BCD | BD | CD
// Between throwing away the oldest task and trying again the worker goes on.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class StepsDiscardsOldest {
    static final StringBuffer ran = new StringBuffer();

    public static void main(String[] args) throws Exception {
        ArrayBlockingQueue<Runnable> queue = new ArrayBlockingQueue<>(2);
        queue.add(() -> ran.append("B"));
        queue.add(() -> ran.append("C"));
        ThreadPoolExecutor pool =
                new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, queue, new ThreadPoolExecutor.DiscardOldestPolicy());
        pool.prestartCoreThread();
        pool.execute(() -> ran.append("D"));
        pool.shutdown();
        pool.awaitTermination(Long.MAX_VALUE, TimeUnit.SECONDS);
        System.out.println(ran);
    }
}
