// verdict: pass
// outcomes: 1 | 11
// As StepsInvokedThenCompleted, with a task that is made of a callable, and `get`.
import java.util.concurrent.ForkJoinTask;

public class StepsAdaptedThenCompleted {
    static final ForkJoinTask<Integer> task = ForkJoinTask.adapt(() -> 1);

    public static void main(String[] args) throws Exception {
        System.setProperty("java.util.concurrent.ForkJoinPool.common.parallelism", "0");
        Thread t = new Thread(() -> {
            task.quietlyJoin();
            task.complete(11);
        });
        t.start();
        task.fork();
        int result = task.get();
        t.join();
        System.out.println(result);
    }
}
