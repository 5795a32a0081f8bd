// verdict: deadlock

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

// The scheduler is never shut down: its thread stays.
public class ScheduledNotShutDown {
    static ScheduledExecutorService s;

    public static void main(String[] a) throws InterruptedException, ExecutionException {
        s = Executors.newScheduledThreadPool(1);
        s.schedule(() -> 5, 1, TimeUnit.MILLISECONDS).get();
    }
}
