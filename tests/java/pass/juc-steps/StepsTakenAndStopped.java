// verdict: pass
// outcomes: cancelled | done | rejected
// A fork/join pool that is shut down rejects a task, or has it run; or it has taken the task, has nothing to do just then, and stops: the task is cancelled.
import java.util.concurrent.CancellationException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RejectedExecutionException;

public class StepsTakenAndStopped {
    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        Thread t = new Thread(pool::shutdown);
        t.start();
        String end;
        try {
            pool.submit(() -> { }).join();
            end = "done";
        } catch (CancellationException e) {
            end = "cancelled";
        } catch (RejectedExecutionException e) {
            end = "rejected";
        }
        System.out.println(end);
        t.join();
    }
}
