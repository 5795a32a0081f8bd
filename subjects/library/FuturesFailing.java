// states: 52
// bug: assertion

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

// A failure goes down the chain, past what it skips, to whoever handles it. Bug: somebody else completes the future with a value.
public class FuturesFailing {
    static volatile boolean skippedRan;

    public static void main(String[] args) {
        CompletableFuture<Integer> failing = CompletableFuture.supplyAsync(() -> {
            throw new IllegalStateException("no number");
        });
        CompletableFuture<String> told = failing
            .thenApply(n -> {
                skippedRan = true;
                return "number";
            })
            .exceptionally(e -> {
                assert e instanceof CompletionException && e.getCause() instanceof IllegalStateException;
                return "failed";
            });
        if (args.length > 0) failing.complete(1);
        assert told.join().equals("failed");
        assert !skippedRan;
    }
}
