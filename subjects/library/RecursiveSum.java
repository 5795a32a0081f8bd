// states: 1527
// bug: exception

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

// A sum by halves in a pool of two workers. Bug: it takes the left half's result without waiting for it.
public class RecursiveSum {
    static boolean bug;

    static class Sum extends RecursiveTask<Integer> {
        final int from, to;

        Sum(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override protected Integer compute() {
            if (to - from == 1) return from;
            Sum left = new Sum(from, (from + to) / 2), right = new Sum((from + to) / 2, to);
            left.fork();
            int sum = right.compute();
            return sum + (bug ? left.getRawResult() : left.join());
        }
    }

    public static void main(String[] args) {
        bug = args.length > 0;
        ForkJoinPool pool = new ForkJoinPool(2);
        int sum = pool.invoke(new Sum(1, 5));
        pool.shutdown();
        assert sum == 10;
    }
}
