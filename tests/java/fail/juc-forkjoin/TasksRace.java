// verdict: race
// property: +race

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

// Two tasks of one pool write to one plain field.
public class TasksRace {
    static int x;

    public static void main(String[] a) {
        ForkJoinPool pool = new ForkJoinPool(2);
        ForkJoinTask<?> one = pool.submit(() -> { x = 1; }), two = pool.submit(() -> { x = 2; });
        one.join();
        two.join();
    }
}
