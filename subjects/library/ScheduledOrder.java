import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

// One worker does what is scheduled in the order of time. Bug: there are two workers.
public class ScheduledOrder {
    static final AtomicInteger turn = new AtomicInteger();

    static void is(int expected) {
        int mine = turn.getAndIncrement();
        assert mine == expected;
    }

    public static void main(String[] args) {
        ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(args.length > 0 ? 2 : 1, task -> new Thread(task));
        scheduler.execute(() -> is(0));
        scheduler.schedule(() -> is(1), 1, TimeUnit.MILLISECONDS);
        scheduler.shutdown();
    }
}
