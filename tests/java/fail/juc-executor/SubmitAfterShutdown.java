// verdict: exception java.util.concurrent.RejectedExecutionException

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// One thread shuts the pool down while another one still submits.
public class SubmitAfterShutdown {
    public static void main(String[] a) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        new Thread(pool::shutdown).start();
        pool.execute(() -> { });
    }
}
