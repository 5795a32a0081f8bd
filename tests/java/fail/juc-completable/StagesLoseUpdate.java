// verdict: assertion

import java.util.concurrent.CompletableFuture;

// Two stages of the common pool add to one field.
public class StagesLoseUpdate {
    static volatile int x;

    public static void main(String[] a) {
        CompletableFuture<Void> one = CompletableFuture.runAsync(() -> x++), two = CompletableFuture.runAsync(() -> x++);
        CompletableFuture.allOf(one, two).join();
        assert x == 2;
    }
}
