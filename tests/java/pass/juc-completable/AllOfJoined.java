// verdict: pass

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

// join of allOf comes after both.
public class AllOfJoined {
    static volatile int x, y;

    public static void main(String[] a) {
        Executor each = r -> new Thread(r).start();
        CompletableFuture<Void> p = CompletableFuture.runAsync(() -> x = 1, each);
        y = 1;
        CompletableFuture.allOf(p, CompletableFuture.completedFuture(y)).join();
        assert x + y == 2;
    }
}
