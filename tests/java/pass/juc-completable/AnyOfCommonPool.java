// verdict: pass
// outcomes: 1 | 2

import java.util.concurrent.CompletableFuture;

// Either may be first.
public class AnyOfCommonPool {
    public static void main(String[] a) {
        System.out.println(CompletableFuture.anyOf(CompletableFuture.supplyAsync(() -> 1), CompletableFuture.supplyAsync(() -> 2)).join());
    }
}
