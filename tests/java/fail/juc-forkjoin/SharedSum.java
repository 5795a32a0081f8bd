// verdict: assertion

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

// The leaves add to one field without a lock.
public class SharedSum {
    static volatile int sum;

    static class Add extends RecursiveAction {
        final int from, to;

        Add(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override protected void compute() {
            if (to - from == 1) sum += from;
            else invokeAll(new Add(from, (from + to) / 2), new Add((from + to) / 2, to));
        }
    }

    public static void main(String[] a) {
        new ForkJoinPool(2).invoke(new Add(0, 4));
        assert sum == 6;
    }
}
