// verdict: pass
// outcomes: xy

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

// What one thread submits, one worker does in that order.
public class FirstComeInPoolOfOne {
    public static void main(String[] a) {
        StringBuffer said = new StringBuffer();
        ForkJoinPool pool = new ForkJoinPool(1);
        pool.submit(() -> { said.append("x"); });
        ForkJoinTask<?> y = pool.submit(() -> { said.append("y"); });
        y.join();
        System.out.println(said);
    }
}
