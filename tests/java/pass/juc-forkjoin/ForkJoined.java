// verdict: pass

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

// The forked half is joined.
public class ForkJoined {
    static volatile int left, right;

    static class Half extends RecursiveAction {
        @Override protected void compute() { left = 1; }
    }

    static class Both extends RecursiveAction {
        @Override protected void compute() {
            Half h = new Half();
            h.fork();
            right = 1;
            h.join();
        }
    }

    public static void main(String[] a) {
        ForkJoinPool pool = new ForkJoinPool(1);
        pool.invoke(new Both());
        assert left + right == 2;
    }
}
