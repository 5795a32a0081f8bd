// verdict: deadlock

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

// A task waits for another task of the same pool, which has only one thread.
public class PoolStarvation {
    public static void main(String[] a) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> {
            Future<Integer> inner = pool.submit(() -> 1);
            return inner.get() + 1;
        });
    }
}
