// verdict: exception java.util.concurrent.CancellationException

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

// get on a task that may have been cancelled.
public class FutureTaskCancelled {
    public static void main(String[] a) throws InterruptedException, ExecutionException {
        FutureTask<Integer> f = new FutureTask<>(() -> 1);
        new Thread(() -> f.cancel(false)).start();
        f.run();
        f.get();
    }
}
