// verdict: pass
// outcomes: 10|ArithmeticException

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

// The failure is found as the cause of the ExecutionException.
public class FutureTaskFailureHandled {
    static final AtomicInteger left = new AtomicInteger(1);

    public static void main(String[] a) throws InterruptedException {
        FutureTask<Integer> f = new FutureTask<>(() -> 10 / left.get());
        new Thread(f).start();
        left.set(0);
        String s;
        try {
            s = String.valueOf(f.get());
        } catch (ExecutionException e) {
            s = e.getCause().getClass().getSimpleName();
        }
        System.out.println(s);
    }
}
