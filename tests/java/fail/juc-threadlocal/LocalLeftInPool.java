// verdict: assertion

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// The first task leaves its user in the pool's thread, and the second task finds it there.
public class LocalLeftInPool {
    static final ThreadLocal<String> user = new ThreadLocal<>();

    public static void main(String[] a) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> user.set("ann"));
        String found = pool.submit(user::get).get();
        pool.shutdown();
        assert found == null : found;
    }
}
