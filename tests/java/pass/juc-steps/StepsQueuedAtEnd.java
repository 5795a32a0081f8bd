// verdict: pass
// outcomes: cancelled | done | left | rejected
// A scheduler that is shut down finds that it has nothing to do, a task is queued and seen to be one that may run, and the scheduler is terminated: nobody runs the task.
import java.util.concurrent.CancellationException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;

public class StepsQueuedAtEnd {
    public static void main(String[] args) throws Exception {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
        Thread t = new Thread(pool::shutdown);
        t.start();
        String end;
        try {
            Future<?> task = pool.submit(() -> { });
            t.join();
            if (pool.isTerminated() && !task.isDone()) {
                end = "left";
            } else {
                try {
                    task.get();
                    end = "done";
                } catch (CancellationException e) {
                    end = "cancelled";
                }
            }
        } catch (RejectedExecutionException e) {
            end = "rejected";
        }
        System.out.println(end);
    }
}
