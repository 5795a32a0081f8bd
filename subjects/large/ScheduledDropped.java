// verdict: pass
// outcomes: dropped | made | rejected
// A task is in the queue when the scheduler is shut down, and is dropped: it was not rejected, and no thread was made for it.
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class ScheduledDropped {
    static volatile boolean rejected, made;

    public static void main(String[] args) throws Exception {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1, task -> {
            made = true;
            return new Thread(task);
        }, (task, executor) -> rejected = true);
        pool.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        Runnable nothing = () -> { };
        Thread t = new Thread(() -> pool.schedule(nothing, 1, TimeUnit.MILLISECONDS));
        t.start();
        pool.shutdown();
        t.join();
        System.out.println(rejected ? "rejected" : made ? "made" : "dropped");
    }
}
