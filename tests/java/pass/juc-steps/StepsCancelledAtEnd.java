// verdict: pass
// outcomes: 0 true false | 0 true true | 1 false false | 1 true false | 1 true true
// A task that the program runs is cancelled, and over before the canceller looks whom to interrupt: then it has run, is cancelled, and nobody is interrupted.
import java.util.concurrent.FutureTask;

public class StepsCancelledAtEnd {
    static volatile int runs;
    static boolean cancelled;
    static final FutureTask<Integer> task = new FutureTask<>(() -> ++runs);

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> cancelled = task.cancel(true));
        t.start();
        task.run();
        boolean interrupted = Thread.interrupted();
        t.join();
        System.out.println(runs + " " + cancelled + " " + interrupted);
    }
}
