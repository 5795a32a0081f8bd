// verdict: pass
// outcomes: 0 | 1 | done

import java.util.concurrent.CompletableFuture;

// What a stage has done when its future is cancelled can be seen.
public class CancelledWhileSupplied {
    static int x;

    public static void main(String[] a) {
        CompletableFuture<Void> future = CompletableFuture.runAsync(() -> x = 1);
        System.out.println(future.cancel(true) ? "" + x : "done");
    }
}
