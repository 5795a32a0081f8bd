// states: 2919
// bug: assertion

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

// Two workers do four tasks; main adds up the results. Bug: the tasks add them up themselves, in a field.
public class FourTasks {
    static int total;

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        boolean bug = args.length > 0;
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Future<Integer>> results = new ArrayList<>();
        for (int i = 1; i <= 4; i++) {
            int n = i;
            results.add(pool.submit(() -> {
                if (bug) total += n;
                return n;
            }));
        }
        int sum = 0;
        for (Future<Integer> result : results) sum += result.get();
        pool.shutdown();
        if (!bug) total = sum;
        assert total == 10;
    }
}
