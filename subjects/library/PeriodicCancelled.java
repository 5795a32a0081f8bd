import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

// A periodic task runs until main, who has seen two runs, cancels it. Bug: main counts on the task not to run when cancel has returned.
public class PeriodicCancelled {
    static volatile boolean cancelled;

    public static void main(String[] args) throws InterruptedException {
        boolean bug = args.length > 0;
        CountDownLatch twice = new CountDownLatch(2);
        ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> periodic = scheduler.scheduleAtFixedRate(() -> {
            assert !bug || !cancelled;
            twice.countDown();
        }, 1, 1, TimeUnit.MILLISECONDS);
        twice.await();
        periodic.cancel(false);
        cancelled = true;
        scheduler.shutdown();
        assert periodic.isCancelled();
    }
}
