// verdict: pass

import java.util.concurrent.CompletableFuture;

// complete says who won.
public class CompleteChecked {
    static final CompletableFuture<Integer> f = new CompletableFuture<>();

    static void finish(int x) {
        boolean won = f.complete(x);
        int r = f.join();
        assert won == (r == x);
    }

    public static void main(String[] a) {
        new Thread(() -> finish(1)).start();
        finish(2);
    }
}
