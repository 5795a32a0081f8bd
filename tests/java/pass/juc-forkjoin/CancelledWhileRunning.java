// verdict: pass
// outcomes: 0 | 1 | done

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

// What a task has done when it is cancelled can be seen.
public class CancelledWhileRunning {
    static int x;

    public static void main(String[] a) {
        ForkJoinTask<?> task = new ForkJoinPool(1).submit(() -> { x = 1; });
        System.out.println(task.cancel(true) ? "" + x : "done");
    }
}
