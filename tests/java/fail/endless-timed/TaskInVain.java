// verdict: livelock

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Nobody runs it. */
public class TaskInVain {
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        while (true) {
            try {
                task.get(1, TimeUnit.SECONDS);
                return;
            } catch (TimeoutException e) {
                Thread.onSpinWait();
            }
        }
    }
}
