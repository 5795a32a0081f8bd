// verdict: deadlock

import java.util.concurrent.CompletableFuture;

// The future is completed only when the worker sees the request in time.
public class NeverCompleted {
    static volatile boolean asked;

    public static void main(String[] a) {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        new Thread(() -> {
            if (asked) f.complete(1);
        }).start();
        asked = true;
        f.join();
    }
}
