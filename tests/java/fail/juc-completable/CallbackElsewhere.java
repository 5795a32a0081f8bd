// verdict: assertion

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinTask;

// A stage that is not asynchronous runs in the worker, or in the thread that adds it.
public class CallbackElsewhere {
    public static void main(String[] a) {
        assert CompletableFuture.supplyAsync(() -> 1).thenApply(x -> ForkJoinTask.inForkJoinPool()).join();
    }
}
