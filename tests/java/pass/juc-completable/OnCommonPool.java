// verdict: pass
// outcomes: 6

import java.util.concurrent.CompletableFuture;

// Two are supplied, awaited together, combined and composed with a third one.
public class OnCommonPool {
    public static void main(String[] a) {
        CompletableFuture<Integer> x = CompletableFuture.supplyAsync(() -> 1), y = CompletableFuture.supplyAsync(() -> 2);
        CompletableFuture.allOf(x, y).join();
        assert x.isDone() && y.isDone();
        System.out.println(x.thenCombine(y, Integer::sum).thenCompose(z -> CompletableFuture.supplyAsync(() -> z * 2)).join());
    }
}
