// verdict: pass
// outcomes: xyz | xzy | yxz

import java.util.concurrent.CompletableFuture;

// The third stage comes after the first one, the second one whenever it likes.
public class StagesInTurn {
    public static void main(String[] a) {
        StringBuffer said = new StringBuffer();
        CompletableFuture<Void> x = CompletableFuture.runAsync(() -> said.append("x"));
        CompletableFuture<Void> y = CompletableFuture.runAsync(() -> said.append("y"));
        CompletableFuture.allOf(y, x.thenRunAsync(() -> said.append("z"))).join();
        System.out.println(said);
    }
}
