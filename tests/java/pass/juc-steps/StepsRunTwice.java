// verdict: pass
// outcomes: cancelled 0 | cancelled 1 | done 1
// A task that another thread is about to run is refused here, and cancelled before the other one looks again: it never runs.
import java.util.concurrent.FutureTask;

public class StepsRunTwice {
    static volatile int runs;
    static final FutureTask<Integer> task = new FutureTask<>(() -> ++runs);

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> task.run());
        t.start();
        task.run();
        boolean cancelled = task.cancel(false);
        t.join();
        System.out.println((cancelled ? "cancelled " : "done ") + runs);
    }
}
