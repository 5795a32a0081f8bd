// verdict: livelock

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Who waits is written into the latch again and again; what he waits for is not. */
public class LatchInVain {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        while (!latch.await(1, TimeUnit.SECONDS)) {
            Thread.onSpinWait();
        }
    }
}
