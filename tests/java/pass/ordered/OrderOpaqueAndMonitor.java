// verdict: pass
// property: +race

// Opaque accesses, and something else that orders.
import java.util.concurrent.atomic.AtomicBoolean;
public class OrderOpaqueAndMonitor {
    static int x;
    static final AtomicBoolean ready = new AtomicBoolean();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (ready) { x = 1; ready.setOpaque(true); }
        });
        t.start();
        if (ready.getOpaque()) {
            synchronized (ready) { x = 2; }
        }
    }
}
