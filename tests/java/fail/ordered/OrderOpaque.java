// verdict: race
// property: +race

// Opaque accesses order nothing. The two plain ones are never both about to happen.
import java.util.concurrent.atomic.AtomicBoolean;
public class OrderOpaque {
    static int x;
    static final AtomicBoolean ready = new AtomicBoolean();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { x = 1; ready.setOpaque(true); });
        t.start();
        if (ready.getOpaque()) x = 2;
    }
}
