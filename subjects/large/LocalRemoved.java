// verdict: pass

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// The task removes what it set.
public class LocalRemoved {
    static final ThreadLocal<String> user = new ThreadLocal<>();

    public static void main(String[] a) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        String was = pool.submit(() -> {
            user.set("ann");
            try {
                return user.get();
            } finally {
                user.remove();
            }
        }).get();
        pool.shutdown();
        assert was.equals("ann") && user.get() == null;
    }
}
