// verdict: pass
// outcomes: false false | false true | true false | true true
// A task that has its result and does not give it yet is done and not completed.
import java.util.concurrent.FutureTask;

public class StepsDoneNotCompleted {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        Thread t = new Thread(task);
        t.start();
        boolean done = task.isDone();
        System.out.println(done + " " + task.toString().contains("Not completed"));
        t.join();
    }
}
