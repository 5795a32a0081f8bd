// The common pool's threads are daemons: what they were to print may be lost.
// verdict: pass
// outcomes: end | end late | late end
import java.util.concurrent.CompletableFuture;
public class MayNotPrint {
    public static void main(String[] args) {
        CompletableFuture.runAsync(() -> System.out.print("late "));
        System.out.print("end ");
    }
}
