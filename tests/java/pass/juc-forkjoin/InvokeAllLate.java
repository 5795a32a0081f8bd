// verdict: pass
// outcomes: 1c | cc | ci

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

// One task never ends by itself: it is cancelled when time is over, and the other one if it was not done either. The interrupt that goes
// with cancelling the first may come when its worker is at the second.
public class InvokeAllLate {
    public static void main(String[] a) throws Exception {
        CountDownLatch never = new CountDownLatch(1);
        Callable<Integer> waits = () -> {
            never.await();
            return 2;
        };
        String s = "";
        for (Future<Integer> f : new ForkJoinPool(1).invokeAll(List.of(() -> 1, waits), 5, TimeUnit.MILLISECONDS)) {
            try {
                s += f.isCancelled() ? "c" : f.get();
            } catch (ExecutionException e) {
                s += "i";
            }
        }
        System.out.println(s);
    }
}
