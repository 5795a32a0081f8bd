// verdict: pass
// outcomes: yx

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

// The only worker waits for a task from outside that nobody has begun: another worker comes.
public class JoinedFromElsewhere {
    public static void main(String[] a) {
        StringBuffer said = new StringBuffer();
        ForkJoinPool pool = new ForkJoinPool(1);
        CompletableFuture<ForkJoinTask<?>> other = new CompletableFuture<>();
        ForkJoinTask<?> x = pool.submit(() -> {
            other.join().join();
            said.append("x");
        });
        other.complete(pool.submit(() -> { said.append("y"); }));
        x.join();
        System.out.println(said);
    }
}
