// verdict: pass
// outcomes: IllegalStateException IllegalStateException

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

// A failure goes to the next stage, and to who joins.
public class FailureOnCommonPool {
    public static void main(String[] a) {
        CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> {
            throw new IllegalStateException();
        });
        String said = f.handle((v, e) -> e.getCause().getClass().getSimpleName()).join();
        try {
            f.join();
        } catch (CompletionException e) {
            said += " " + e.getCause().getClass().getSimpleName();
        }
        System.out.println(said);
    }
}
