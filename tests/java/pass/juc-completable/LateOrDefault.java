// verdict: pass
// outcomes: 0 | 1

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

// Where the value is late, another one takes its place.
public class LateOrDefault {
    public static void main(String[] a) {
        System.out.println(CompletableFuture.supplyAsync(() -> 1).completeOnTimeout(0, 10, TimeUnit.MILLISECONDS).join());
    }
}
