// states: 9
// bug: deadlock

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// One worker, one empty task, shutdown. Bug: nobody shuts the pool down, and its worker waits for ever.
public class OneEmptyTask {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> { });
        if (args.length == 0) pool.shutdown();
    }
}
