// verdict: pass
// outcomes: 1|2

import java.util.concurrent.CompletableFuture;

// anyOf takes the one that is first.
public class AnyOfTwo {
    public static void main(String[] a) {
        CompletableFuture<Integer> x = new CompletableFuture<>(), y = new CompletableFuture<>();
        CompletableFuture<Object> any = CompletableFuture.anyOf(x, y);
        new Thread(() -> x.complete(1)).start();
        y.complete(2);
        System.out.println(any.join());
    }
}
