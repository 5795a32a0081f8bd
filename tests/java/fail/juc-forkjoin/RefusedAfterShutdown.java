// verdict: exception java.util.concurrent.RejectedExecutionException

import java.util.concurrent.ForkJoinPool;

// One thread shuts the pool down while another one still submits.
public class RefusedAfterShutdown {
    public static void main(String[] a) {
        ForkJoinPool pool = new ForkJoinPool(1);
        new Thread(pool::shutdown).start();
        pool.submit(() -> {});
    }
}
