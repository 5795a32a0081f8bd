// verdict: pass
// outcomes: false true joined | true false cancelled | true true cancelled

import java.util.concurrent.CancellationException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

// A task may be cancelled before, while or after it runs.
public class CancelOrRun {
    static volatile boolean ran;

    public static void main(String[] a) {
        ForkJoinTask<?> task = new ForkJoinPool(1).submit(() -> { ran = true; });
        String said = task.cancel(true) + " " + ran;
        try {
            task.join();
            said += " joined";
        } catch (CancellationException e) {
            said += " cancelled";
        }
        System.out.println(said);
    }
}
