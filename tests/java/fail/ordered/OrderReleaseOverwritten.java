// verdict: race
// property: +race

// The value that is seen is not the released one.
import java.util.concurrent.atomic.AtomicInteger;
public class OrderReleaseOverwritten {
    static int x;
    static final AtomicInteger flag = new AtomicInteger();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { x = 1; flag.setRelease(1); });
        Thread u = new Thread(() -> { if (flag.getPlain() == 1) flag.setRelease(2); });
        t.start();
        u.start();
        if (flag.getAcquire() == 2) x = 2;
    }
}
