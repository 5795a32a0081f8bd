// verdict: assertion

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** Nothing keeps a task with a fixed rate from running a third time before it is cancelled. */
public class FixedRateRunsAgain {
    static volatile int runs;

    public static void main(String[] args) {
        ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> task = scheduler.scheduleAtFixedRate(() -> runs = (runs + 1) % 4, 1, 1, TimeUnit.MILLISECONDS);
        int seen = runs;
        task.cancel(false);
        scheduler.shutdown();
        assert seen < 3;
    }
}
