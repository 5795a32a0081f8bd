// verdict: pass
// outcomes: dg 0 | dg 1 | gd 0 | gd 1
// A dependent that is added to a future which is being completed: who completes it takes it after its own ones, and the thread that added it goes on before it has run.
import java.util.concurrent.CompletableFuture;

public class StepsDependentTaken {
    static final CompletableFuture<Integer> future = new CompletableFuture<>();
    static final StringBuffer order = new StringBuffer();
    static volatile int done;

    public static void main(String[] args) throws Exception {
        int[] seen = new int[1];
        future.thenRun(() -> order.append('d'));
        Thread t = new Thread(() -> {
            future.thenRun(() -> { order.append('g'); done = 1; });
            seen[0] = done;
        });
        t.start();
        future.complete(1);
        t.join();
        System.out.println(order + " " + seen[0]);
    }
}
