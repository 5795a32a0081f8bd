// states: 8361
// bug: assertion

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// invokeAny returns the result of a task that succeeded. Bug: main counts on the first of them.
public class InvokeAny {
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<String>> tasks = List.of(
            () -> { throw new IllegalArgumentException("this one fails"); },
            () -> "second",
            () -> "third");
        String result = pool.invokeAny(tasks);
        pool.shutdown();
        assert result.equals("second") || args.length == 0 && result.equals("third") : result;
    }
}
