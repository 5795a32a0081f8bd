// verdict: assertion

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

// allOf is built but nobody waits for it.
public class AllOfNotJoined {
    static volatile int x, y;

    public static void main(String[] a) {
        Executor each = r -> new Thread(r).start();
        CompletableFuture<Void> p = CompletableFuture.runAsync(() -> x = 1, each);
        CompletableFuture<Void> q = CompletableFuture.runAsync(() -> y = 1, each);
        CompletableFuture.allOf(p, q);
        assert x + y == 2;
    }
}
