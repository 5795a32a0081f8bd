// verdict: pass

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

// Either cancel wins and get throws, or the task wins and cancel says false.
public class FutureTaskCancelChecked {
    static boolean cancelled;

    public static void main(String[] a) throws InterruptedException, ExecutionException {
        FutureTask<Integer> f = new FutureTask<>(() -> 1);
        Thread t = new Thread(() -> cancelled = f.cancel(false));
        t.start();
        f.run();
        Integer got;
        try {
            got = f.get();
        } catch (CancellationException e) {
            got = null;
        }
        t.join();
        assert cancelled == (got == null);
    }
}
