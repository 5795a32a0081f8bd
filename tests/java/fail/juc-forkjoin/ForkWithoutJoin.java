// verdict: assertion

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

// The forked half is not joined: the result is read before it is done.
public class ForkWithoutJoin {
    static volatile int left, right;

    static class Half extends RecursiveAction {
        @Override protected void compute() { left = 1; }
    }

    static class Both extends RecursiveAction {
        @Override protected void compute() {
            new Half().fork();
            right = 1;
        }
    }

    public static void main(String[] a) {
        ForkJoinPool pool = new ForkJoinPool(1);
        pool.invoke(new Both());
        assert left + right == 2;
    }
}
