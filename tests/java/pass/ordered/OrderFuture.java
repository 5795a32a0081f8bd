// verdict: pass
// property: +race

// A task comes before the return of get.
import java.util.concurrent.FutureTask;
public class OrderFuture {
    static int x;
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> x = 1);
        new Thread(task).start();
        int result = task.get();
        x += result;
    }
}
