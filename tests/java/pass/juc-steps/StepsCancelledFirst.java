// verdict: pass
// outcomes: false false | false true | true false | true true | not run
// A task is cancelled before its thread is interrupted.
import java.util.concurrent.FutureTask;

public class StepsCancelledFirst {
    static FutureTask<?> task;
    static volatile String seen = "not run";

    public static void main(String[] args) throws Exception {
        task = new FutureTask<>(
                () -> {
                    boolean cancelled = task.isCancelled();
                    seen = cancelled + " " + Thread.currentThread().isInterrupted();
                },
                null);
        Thread t = new Thread(task);
        t.start();
        task.cancel(true);
        t.join();
        System.out.println(seen);
    }
}
