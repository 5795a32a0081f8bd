// verdict: pass
// outcomes: 42

import java.util.concurrent.CompletableFuture;

// Two futures completed by two threads are combined.
public class CombineTwo {
    public static void main(String[] a) {
        CompletableFuture<Integer> x = new CompletableFuture<>(), y = new CompletableFuture<>();
        CompletableFuture<Integer> p = x.thenCombine(y, (i, j) -> i * j);
        new Thread(() -> x.complete(6)).start();
        y.complete(7);
        System.out.println(p.join());
    }
}
