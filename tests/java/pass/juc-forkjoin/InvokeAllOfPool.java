// verdict: pass
// outcomes: 6

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;

// All of three tasks are done when invokeAll returns.
public class InvokeAllOfPool {
    public static void main(String[] a) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(2);
        int sum = 0;
        for (Future<Integer> f : pool.invokeAll(List.<Callable<Integer>>of(() -> 1, () -> 2, () -> 3))) {
            assert f.isDone();
            sum += f.get();
        }
        pool.shutdown();
        System.out.println(sum);
    }
}
