// verdict: pass
// outcomes: 1 | TimeoutException

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

// The value comes in time or it does not.
public class LateOrValue {
    public static void main(String[] a) {
        CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> 1).orTimeout(10, TimeUnit.MILLISECONDS);
        System.out.println(f.handle((v, e) -> e == null ? "" + v : e.getClass().getSimpleName()).join());
    }
}
