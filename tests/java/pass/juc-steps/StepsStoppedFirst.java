// verdict: pass
// outcomes: false false | false true | true false | true true
// A pool is to stop before its worker is interrupted.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class StepsStoppedFirst {
    static volatile String seen;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> {
            boolean stopped = pool.isShutdown();
            seen = stopped + " " + Thread.currentThread().isInterrupted();
        });
        pool.shutdownNow();
        pool.awaitTermination(Long.MAX_VALUE, TimeUnit.SECONDS);
        System.out.println(seen);
    }
}
