// verdict: assertion

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// shutdown does not wait for the tasks.
public class TerminationNotAwaited {
    static volatile int done;

    public static void main(String[] a) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> done = 1);
        pool.shutdown();
        assert done == 1;
    }
}
