// verdict: pass
// property: +race

// Counting down comes before the return of await.
import java.util.concurrent.CountDownLatch;
public class OrderLatch {
    static int x;
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Thread t = new Thread(() -> { x = 1; latch.countDown(); });
        t.start();
        latch.await();
        x = 2;
    }
}
