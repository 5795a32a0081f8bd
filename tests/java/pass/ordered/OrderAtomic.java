// verdict: pass
// property: +race

// An atomic variable is a volatile one.
import java.util.concurrent.atomic.AtomicInteger;
public class OrderAtomic {
    static int x;
    static final AtomicInteger turn = new AtomicInteger();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { x = 1; turn.incrementAndGet(); });
        t.start();
        if (turn.compareAndSet(1, 2)) x = 2;
    }
}
