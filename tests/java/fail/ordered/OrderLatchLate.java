// verdict: race
// property: +race

// What comes after counting down is not ordered.
import java.util.concurrent.CountDownLatch;
public class OrderLatchLate {
    static int x;
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Thread t = new Thread(() -> { latch.countDown(); x = 1; });
        t.start();
        latch.await();
        x = 2;
    }
}
