// verdict: pass

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

// The result is used only where the timed await says true.
public class LatchTimeoutChecked {
    static volatile int result;

    public static void main(String[] a) throws InterruptedException {
        CountDownLatch l = new CountDownLatch(1);
        new Thread(() -> {
            result = 9;
            l.countDown();
        }).start();
        if (l.await(100, TimeUnit.MILLISECONDS)) assert result == 9;
    }
}
