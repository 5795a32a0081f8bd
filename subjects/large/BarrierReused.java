// verdict: pass

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

// The same barrier serves both rounds: nobody is a round ahead.
public class BarrierReused {
    static final CyclicBarrier b = new CyclicBarrier(2);
    static volatile int other;

    public static void main(String[] a) throws InterruptedException, BrokenBarrierException {
        new Thread(() -> {
            try {
                other = 1;
                b.await();
                b.await();
                other = 2;
            } catch (InterruptedException | BrokenBarrierException e) {
                throw new IllegalStateException(e);
            }
        }).start();
        b.await();
        assert other == 1;
        b.await();
    }
}
