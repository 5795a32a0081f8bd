// verdict: race
// property: +race

// Both have updated the variable, and only one of them comes after the other.
import java.util.concurrent.atomic.AtomicInteger;
public class OrderAtomicWon {
    static int x;
    static final AtomicInteger turn = new AtomicInteger();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { turn.incrementAndGet(); x = 1; });
        t.start();
        turn.incrementAndGet();
        x = 2;
    }
}
