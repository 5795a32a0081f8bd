// verdict: pass
// property: +race

// Giving a task to an executor comes before all that the task does.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
public class OrderExecutor {
    static int x;
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor(task -> {
            Thread t = new Thread(task);
            t.setDaemon(true);
            return t;
        });
        x = 1;
        pool.execute(() -> x++);
    }
}
