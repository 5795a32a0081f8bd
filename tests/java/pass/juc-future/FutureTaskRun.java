// verdict: pass
// outcomes: 42

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

// A task run by a thread, its result fetched by main.
public class FutureTaskRun {
    public static void main(String[] a) throws InterruptedException, ExecutionException {
        FutureTask<Integer> f = new FutureTask<>(() -> 6 * 7);
        new Thread(f).start();
        System.out.println(f.get());
    }
}
