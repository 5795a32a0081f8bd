// verdict: exception java.lang.IllegalStateException

import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** How much time is left is told to the program: it is a time like others. */
public class DelayOfTask {
    public static void main(String[] args) {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
        ScheduledFuture<?> task = pool.schedule(() -> {
        }, 1, TimeUnit.MILLISECONDS);
        pool.shutdown();
        while (task.getDelay(TimeUnit.MINUTES) > -70) {
            Thread.yield();
        }
        throw new IllegalStateException();
    }
}
