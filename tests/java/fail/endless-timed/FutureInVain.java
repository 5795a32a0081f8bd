// verdict: livelock

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Nobody completes it. */
public class FutureInVain {
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        while (true) {
            try {
                future.get(1, TimeUnit.SECONDS);
                return;
            } catch (TimeoutException e) {
                Thread.onSpinWait();
            }
        }
    }
}
