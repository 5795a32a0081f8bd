// verdict: deadlock

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

// The task was made but no thread runs it.
public class FutureTaskNeverRun {
    public static void main(String[] a) throws InterruptedException, ExecutionException {
        FutureTask<Integer> f = new FutureTask<>(() -> 1);
        f.get();
    }
}
