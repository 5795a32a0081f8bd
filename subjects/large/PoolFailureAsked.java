// verdict: pass
// outcomes: NullPointerException

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

// get on the future brings the failure to light.
public class PoolFailureAsked {
    public static void main(String[] a) throws InterruptedException {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<Integer> f = pool.submit(() -> {
            Object o = null;
            return o.hashCode();
        });
        pool.shutdown();
        try {
            System.out.println(f.get());
        } catch (ExecutionException e) {
            System.out.println(e.getCause().getClass().getSimpleName());
        }
    }
}
