// verdict: pass
// outcomes: false false | false true | true false | true true
// A scheduler that is shut down cancels one task after the other.
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class StepsScheduledCancelled {
    public static void main(String[] args) throws Exception {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
        pool.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        Future<?> first = pool.schedule(() -> {}, 100_000, TimeUnit.DAYS);
        Future<?> second = pool.schedule(() -> {}, 100_001, TimeUnit.DAYS);
        Thread t = new Thread(pool::shutdown);
        t.start();
        boolean cancelled = first.isCancelled();
        System.out.println(cancelled + " " + second.isCancelled());
        t.join();
    }
}
