// states: 19
// bug: assertion

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

// A task of the common pool is over when join returns. Bug: nobody joins.
public class CommonPoolTask {
    static boolean done;

    public static void main(String[] args) {
        ForkJoinTask<?> task = ForkJoinPool.commonPool().submit(() -> { done = true; });
        if (args.length == 0) task.join();
        assert done;
    }
}
