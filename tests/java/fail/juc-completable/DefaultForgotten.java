// verdict: assertion

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

// The value of a late future is taken for its own.
public class DefaultForgotten {
    public static void main(String[] a) {
        int x = CompletableFuture.supplyAsync(() -> 1).completeOnTimeout(0, 10, TimeUnit.MILLISECONDS).join();
        assert x == 1;
    }
}
