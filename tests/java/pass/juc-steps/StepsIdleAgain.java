// verdict: pass
// outcomes: 1
// The time for which an idle worker stays is over, and it may not end since a task is scheduled: it waits again.
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class StepsIdleAgain {
    public static void main(String[] args) throws Exception {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
        pool.setKeepAliveTime(10, TimeUnit.MILLISECONDS);
        pool.allowCoreThreadTimeOut(true);
        ScheduledFuture<Integer> later = pool.schedule(() -> 1, 100, TimeUnit.MILLISECONDS);
        System.out.println(later.get());
        pool.shutdown();
    }
}
