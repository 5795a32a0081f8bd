// verdict: exception java.lang.ArithmeticException

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// An exception in a task given to execute ends the pool's thread.
public class ExecuteThrows {
    static volatile int parts = 1;

    public static void main(String[] a) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> {
            int share = 10 / parts;
        });
        parts = 0;
        pool.shutdown();
    }
}
