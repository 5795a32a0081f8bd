// verdict: pass

import java.util.concurrent.CountDownLatch;

// Each worker counts down once after its work.
public class LatchRight {
    static volatile boolean first, second;

    public static void main(String[] a) throws InterruptedException {
        CountDownLatch l = new CountDownLatch(2);
        new Thread(() -> {
            first = true;
            l.countDown();
        }).start();
        new Thread(() -> {
            second = true;
            l.countDown();
        }).start();
        l.await();
        assert first && second;
    }
}
