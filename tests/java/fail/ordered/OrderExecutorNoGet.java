// verdict: race
// property: +race

// Who does not ask for the result is not ordered with the task.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
public class OrderExecutorNoGet {
    static int x;
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.submit(() -> x++);
        x = 1;
        pool.shutdown();
    }
}
