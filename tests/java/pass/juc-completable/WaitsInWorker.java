// verdict: pass
// outcomes: 3

import java.util.concurrent.CompletableFuture;

// A task of the common pool waits for two others of it.
public class WaitsInWorker {
    static int both() {
        CompletableFuture<Integer> x = CompletableFuture.supplyAsync(() -> 1), y = CompletableFuture.supplyAsync(() -> 2);
        return x.join() + y.join();
    }

    public static void main(String[] a) {
        System.out.println(CompletableFuture.supplyAsync(WaitsInWorker::both).join());
    }
}
