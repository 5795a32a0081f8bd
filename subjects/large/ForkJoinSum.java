// verdict: pass
// outcomes: 10

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

// A recursive sum over two halves in a pool of one worker.
public class ForkJoinSum {
    static class Sum extends RecursiveTask<Integer> {
        final int from, to;

        Sum(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override protected Integer compute() {
            if (to - from <= 2) {
                int s = 0;
                for (int i = from; i < to; i++) s += i;
                return s;
            }
            Sum left = new Sum(from, (from + to) / 2), right = new Sum((from + to) / 2, to);
            left.fork();
            return right.compute() + left.join();
        }
    }

    public static void main(String[] a) {
        ForkJoinPool pool = new ForkJoinPool(1);
        int s = pool.invoke(new Sum(1, 5));
        pool.shutdown();
        System.out.println(s);
    }
}
