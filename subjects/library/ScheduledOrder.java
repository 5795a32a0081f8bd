// states: 378
// bug: assertion

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

// One worker does what is scheduled in the order of time. Bug: there are two workers.
public class ScheduledOrder {
    static final AtomicInteger turn = new AtomicInteger();
    static volatile int soonest, later;

    public static void main(String[] args) throws InterruptedException {
        ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(args.length > 0 ? 2 : 1);
        scheduler.execute(() -> soonest = turn.incrementAndGet());
        scheduler.schedule(() -> later = turn.incrementAndGet(), 2, TimeUnit.MILLISECONDS);
        scheduler.shutdown();
        boolean ended = scheduler.awaitTermination(1, TimeUnit.DAYS);
        assert !ended || soonest == 1 && later == 2;
    }
}
