// verdict: exception java.util.concurrent.CompletionException

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

// Nobody expects that the value may be late.
public class TimeoutForgotten {
    public static void main(String[] a) {
        CompletableFuture.supplyAsync(() -> 1).orTimeout(10, TimeUnit.MILLISECONDS).join();
    }
}
