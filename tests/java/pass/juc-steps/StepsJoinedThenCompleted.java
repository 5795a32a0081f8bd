// verdict: pass
// outcomes: 1 | 11
// As StepsInvokedThenCompleted, where `join` takes the task from the queue and runs it.
import java.util.concurrent.RecursiveTask;

public class StepsJoinedThenCompleted {
    static final RecursiveTask<Integer> task = new RecursiveTask<>() {
        @Override
        protected Integer compute() {
            return 1;
        }
    };

    public static void main(String[] args) throws Exception {
        // Nobody else takes it.
        System.setProperty("java.util.concurrent.ForkJoinPool.common.parallelism", "0");
        Thread t = new Thread(() -> {
            task.quietlyJoin();
            task.complete(11);
        });
        t.start();
        task.fork();
        int result = task.join();
        t.join();
        System.out.println(result);
    }
}
