// verdict: exception java.util.concurrent.CompletionException

import java.util.concurrent.CompletableFuture;

// One of two completes with a failure; join throws where it is first.
public class JoinThrows {
    public static void main(String[] a) {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        new Thread(() -> f.completeExceptionally(new IllegalArgumentException("bad"))).start();
        f.complete(1);
        f.thenApply(x -> x + 1).join();
    }
}
