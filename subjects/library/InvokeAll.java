// states: 3259
// bug: exception

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

// invokeAll returns when all tasks are done. Bug: the tasks count on being done in their order.
public class InvokeAll {
    static volatile int last;

    static int after(int previous, boolean bug) {
        assert !bug || last == previous;
        last = previous + 1;
        return previous + 1;
    }

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        boolean bug = args.length > 0;
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<Integer>> tasks = List.of(() -> after(0, bug), () -> after(1, bug), () -> after(2, bug));
        int sum = 0;
        for (Future<Integer> done : pool.invokeAll(tasks)) {
            assert done.isDone();
            sum += done.get();
        }
        pool.shutdown();
        assert sum == 6;
    }
}
