// verdict: race
// property: +race

// Behind both monitors the states are the same, whoever was first; only one order of the two orders the accesses to x.
import java.util.concurrent.atomic.AtomicBoolean;
public class OrderMerged {
    static int x;
    static final AtomicBoolean ready = new AtomicBoolean();
    static final Object lock = new Object();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (lock) { }
            if (ready.getOpaque()) x = 2;
        });
        t.start();
        x = 1;
        synchronized (lock) { }
        ready.setOpaque(true);
    }
}
