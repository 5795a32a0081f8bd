// verdict: pass
// outcomes: accepted|rejected

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

// A submission that may come too late expects the rejection.
public class RejectionHandled {
    public static void main(String[] a) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        new Thread(pool::shutdown).start();
        String s = "accepted";
        try {
            pool.execute(() -> { });
        } catch (RejectedExecutionException e) {
            s = "rejected";
        }
        System.out.println(s);
    }
}
