// states: 795
// bug: assertion

import java.util.concurrent.CompletableFuture;

// When all are done, each of them is. Bug: main waits for any.
public class FuturesAllOf {
    public static void main(String[] args) {
        CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> 1);
        CompletableFuture<Integer> two = CompletableFuture.supplyAsync(() -> 2);
        if (args.length > 0) {
            CompletableFuture.anyOf(one, two).join();
        } else {
            CompletableFuture.allOf(one, two).join();
        }
        assert one.getNow(0) + two.getNow(0) == 3;
    }
}
