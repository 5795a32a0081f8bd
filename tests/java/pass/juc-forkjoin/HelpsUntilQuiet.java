// verdict: pass

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;

// A worker waits until all that it forked is done.
public class HelpsUntilQuiet {
    static volatile int x, y;

    public static void main(String[] a) {
        new ForkJoinPool(2).invoke(new RecursiveAction() {
            @Override protected void compute() {
                ForkJoinTask.adapt(() -> { x = 1; }).fork();
                ForkJoinTask.adapt(() -> { y = 1; }).fork();
                helpQuiesce();
                assert x + y == 2;
            }
        });
    }
}
