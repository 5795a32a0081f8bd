// verdict: pass
// outcomes: -1|2

import java.util.concurrent.CompletableFuture;

// The failure is turned into a value.
public class Exceptionally {
    public static void main(String[] a) {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        new Thread(() -> f.completeExceptionally(new IllegalArgumentException("bad"))).start();
        f.complete(1);
        System.out.println(f.thenApply(x -> x + 1).exceptionally(e -> -1).join());
    }
}
