// verdict: pass
// outcomes: even | odd

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** A task with a fixed delay is late if time passes before it is scheduled anew: how often it has run before another one is not known. */
public class FixedDelayAndOnce {
    static volatile boolean flag;

    public static void main(String[] args) {
        ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> task = scheduler.scheduleWithFixedDelay(() -> flag = !flag, 1, 2, TimeUnit.MILLISECONDS);
        scheduler.schedule(() -> {
            System.out.println(flag ? "odd" : "even");
            task.cancel(false);
            scheduler.shutdown();
        }, 4, TimeUnit.MILLISECONDS);
    }
}
