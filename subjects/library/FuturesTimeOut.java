// states: 5753
// bug: exception

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

// A future that may be too late ends with its value or with a TimeoutException. Bug: main does not expect to wait in vain.
public class FuturesTimeOut {
    public static void main(String[] args) {
        CompletableFuture<Integer> five = CompletableFuture.supplyAsync(() -> 5).orTimeout(1, TimeUnit.MILLISECONDS);
        int result;
        if (args.length > 0) {
            result = five.join();
        } else {
            try {
                result = five.join();
            } catch (CompletionException e) {
                assert e.getCause() instanceof TimeoutException;
                result = 5;
            }
        }
        assert result == 5 && five.isDone();
    }
}
