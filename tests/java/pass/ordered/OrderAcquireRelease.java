// verdict: pass
// property: +race

// An acquire read of a released value, also through an update by somebody else.
import java.util.concurrent.atomic.AtomicInteger;
public class OrderAcquireRelease {
    static int x;
    static final AtomicInteger flag = new AtomicInteger();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { x = 1; flag.setRelease(1); });
        Thread u = new Thread(() -> flag.compareAndSet(1, 2));
        t.start();
        u.start();
        if (flag.getAcquire() >= 1) x = 2;
    }
}
