// verdict: assertion

import java.util.concurrent.CompletableFuture;

// Each completer believes that its own value is the result.
public class CompleteRace {
    static final CompletableFuture<Integer> f = new CompletableFuture<>();

    static void finish(int x) {
        f.complete(x);
        int r = f.join();
        assert r == x;
    }

    public static void main(String[] a) {
        new Thread(() -> finish(1)).start();
        finish(2);
    }
}
