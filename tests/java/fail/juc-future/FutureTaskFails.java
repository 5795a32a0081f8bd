// verdict: exception java.util.concurrent.ExecutionException

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

// Who comes second divides by zero; get reports it as ExecutionException.
public class FutureTaskFails {
    static final AtomicInteger left = new AtomicInteger(1);

    public static void main(String[] a) throws InterruptedException, ExecutionException {
        FutureTask<Integer> f = new FutureTask<>(() -> 10 / left.getAndDecrement());
        new Thread(f).start();
        left.compareAndSet(1, 0);
        f.get();
    }
}
