// verdict: pass
// outcomes: completed tasks = 1]
// Who is rejected is told what the pool has done.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class StepsRejectedCounts {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.execute(() -> {});
        pool.shutdown();
        pool.awaitTermination(Long.MAX_VALUE, TimeUnit.SECONDS);
        try {
            pool.execute(() -> {});
        } catch (RejectedExecutionException e) {
            String message = e.getMessage();
            System.out.println(message.substring(message.indexOf("completed")));
        }
    }
}
