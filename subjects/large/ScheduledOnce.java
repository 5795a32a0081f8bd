// verdict: pass
// outcomes: 5

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

// A delayed task runs once, and the scheduler is shut down.
public class ScheduledOnce {
    public static void main(String[] a) throws InterruptedException, ExecutionException {
        ScheduledExecutorService s = Executors.newScheduledThreadPool(1);
        int x = s.schedule(() -> 5, 1, TimeUnit.MILLISECONDS).get();
        s.shutdown();
        System.out.println(x);
    }
}
