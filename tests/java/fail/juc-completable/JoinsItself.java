// verdict: deadlock

import java.util.concurrent.CompletableFuture;

// The function that should complete the future waits for it.
public class JoinsItself {
    static volatile CompletableFuture<Integer> f;

    public static void main(String[] a) {
        CompletableFuture<Integer> start = new CompletableFuture<>();
        f = start.thenApply(x -> f.join() + x);
        new Thread(() -> start.complete(1)).start();
        f.join();
    }
}
