// verdict: assertion

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

// A timed await returns false when the time is over; nobody looks.
public class LatchTimeoutIgnored {
    static volatile int result;

    public static void main(String[] a) throws InterruptedException {
        CountDownLatch l = new CountDownLatch(1);
        new Thread(() -> {
            result = 9;
            l.countDown();
        }).start();
        l.await(100, TimeUnit.MILLISECONDS);
        assert result == 9;
    }
}
