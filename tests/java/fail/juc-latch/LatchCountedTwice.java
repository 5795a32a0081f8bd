// verdict: assertion

import java.util.concurrent.CountDownLatch;

// One worker counts down twice, so the latch opens before the other one is done.
public class LatchCountedTwice {
    static volatile boolean second;

    public static void main(String[] a) throws InterruptedException {
        CountDownLatch l = new CountDownLatch(2);
        new Thread(() -> {
            l.countDown();
            l.countDown();
        }).start();
        new Thread(() -> {
            second = true;
            l.countDown();
        }).start();
        l.await();
        assert second;
    }
}
