// verdict: deadlock

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

// Three parties are expected, two come.
public class BarrierTooMany {
    static final CyclicBarrier b = new CyclicBarrier(3);

    static void meet() {
        try {
            b.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] a) {
        new Thread(BarrierTooMany::meet).start();
        meet();
    }
}
