// verdict: pass
// outcomes: false | true

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** A task with a fixed rate is cancelled after any number of runs. */
public class FixedRateCancelled {
    static volatile boolean flag;

    public static void main(String[] args) {
        ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> task = scheduler.scheduleAtFixedRate(() -> flag = !flag, 1, 1, TimeUnit.MILLISECONDS);
        System.out.println(flag);
        task.cancel(false);
        scheduler.shutdown();
    }
}
