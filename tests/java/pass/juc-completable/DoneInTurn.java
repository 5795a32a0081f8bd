// verdict: pass
// outcomes: false false | false true | true false | true true

import java.util.concurrent.CompletableFuture;

// A future is done before what depends on it, though the function between them does nothing that anybody sees.
public class DoneInTurn {
    public static void main(String[] a) {
        CompletableFuture<Integer> first = new CompletableFuture<>(), second = first.thenApply(x -> x + 1);
        new Thread(() -> first.complete(1)).start();
        boolean done = first.isDone();
        System.out.println(done + " " + second.isDone());
    }
}
