// verdict: deadlock

import java.util.concurrent.CountDownLatch;

// Each waits for the other's latch before it opens its own.
public class LatchCrossed {
    static void meet(CountDownLatch mine, CountDownLatch other) {
        try {
            other.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        mine.countDown();
    }

    public static void main(String[] a) {
        CountDownLatch x = new CountDownLatch(1), y = new CountDownLatch(1);
        new Thread(() -> meet(x, y)).start();
        meet(y, x);
    }
}
