// verdict: pass
// outcomes: 28

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

// A recursive sum over eight leaves in a pool of two.
public class RecursiveSum {
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
            return right.compute() + left.join();
        }
    }

    public static void main(String[] a) {
        System.out.println(new ForkJoinPool(2).invoke(new Sum(0, 8)));
    }
}
