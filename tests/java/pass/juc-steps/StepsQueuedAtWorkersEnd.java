// verdict: pass
// outcomes: cancelled | done | left | rejected
// The last worker of a scheduler that is shut down finds the queue empty and ends, a task is queued and seen to be one that may run, and the worker terminates the scheduler: nobody runs the task.
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class StepsQueuedAtWorkersEnd {
    public static void main(String[] args) throws Exception {
        // The usual handler's message asks for the counts of the pool: that would be four times the states.
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1, (task, rejecting) -> {
            throw new RejectedExecutionException();
        });
        pool.prestartCoreThread();
        Thread t = new Thread(pool::shutdown);
        t.start();
        String end;
        try {
            Future<?> task = pool.submit(() -> { });
            pool.awaitTermination(100_000, TimeUnit.DAYS);
            end = task.isCancelled() ? "cancelled" : task.isDone() ? "done" : "left";
        } catch (RejectedExecutionException e) {
            end = "rejected";
        }
        System.out.println(end);
    }
}
