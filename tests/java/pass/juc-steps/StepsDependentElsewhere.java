// verdict: pass
// outcomes: main 1 | t 0 | t 1
// Who completes a future and who adds to it may both run what depends on it, and the other one does not wait for that.
import java.util.concurrent.CompletableFuture;

public class StepsDependentElsewhere {
    static final CompletableFuture<Integer> future = new CompletableFuture<>();
    static volatile int done;
    static volatile boolean elsewhere;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> future.thenRun(() -> { }));
        future.thenRun(() -> {
            elsewhere = Thread.currentThread() == t;
            done = 1;
        });
        t.start();
        future.complete(1);
        int seen = done;
        t.join();
        System.out.println((elsewhere ? "t " : "main ") + seen);
    }
}
