// verdict: deadlock

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Nobody lives to see the end of such a wait. */
public class AwaitsForEver {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> System.out.print("")).start();
        if (!latch.await(Long.MAX_VALUE, TimeUnit.NANOSECONDS)) {
            System.out.println("292 years later");
        }
    }
}
