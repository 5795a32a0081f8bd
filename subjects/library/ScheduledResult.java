// states: 18
// bug: assertion

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

// Who asks for the result of a scheduled task waits for it. Bug: it asks whether there is one.
public class ScheduledResult {
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(1);
        ScheduledFuture<Integer> five = scheduler.schedule(() -> 5, 1, TimeUnit.MILLISECONDS);
        if (args.length > 0) {
            Thread.sleep(100);
            assert five.isDone();
        }
        assert five.get() == 5;
        scheduler.shutdown();
    }
}
