// verdict: pass
// outcomes: 7

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

// One stage supplies in a thread of its own, the next one composes on its result.
public class SupplyThenCompose {
    public static void main(String[] a) {
        Executor each = r -> new Thread(r).start();
        CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> 3, each)
                .thenCompose(x -> CompletableFuture.completedFuture(x + 4));
        System.out.println(f.join());
    }
}
