// states: 243
// bug: assertion

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

// A periodic task waits in its second run until main has cancelled it, and does not run again. Bug: main lets it go on first.
public class PeriodicCancelled {
    static final CountDownLatch twice = new CountDownLatch(1), goOn = new CountDownLatch(1);
    static volatile int runs;

    static void run() {
        runs++;
        if (runs > 2) throw new IllegalStateException("ran again");
        if (runs < 2) return;
        twice.countDown();
        try {
            goOn.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        boolean bug = args.length > 0;
        ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> periodic = scheduler.scheduleAtFixedRate(PeriodicCancelled::run, 1, 1, TimeUnit.MILLISECONDS);
        twice.await();
        if (bug) goOn.countDown();
        periodic.cancel(false);
        goOn.countDown();
        scheduler.shutdown();
        boolean ended = scheduler.awaitTermination(1, TimeUnit.DAYS);
        assert !ended || runs == 2;
    }
}
