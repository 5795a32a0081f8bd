// verdict: pass
// outcomes: 1 | 11
// A task that is run in place is done before its result is taken: who has waited for it completes it with another one between.
import java.util.concurrent.RecursiveTask;

public class StepsInvokedThenCompleted {
    static final RecursiveTask<Integer> task = new RecursiveTask<>() {
        @Override
        protected Integer compute() {
            return 1;
        }
    };

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            task.quietlyJoin();
            task.complete(11);
        });
        t.start();
        int result = task.invoke();
        t.join();
        System.out.println(result);
    }
}
