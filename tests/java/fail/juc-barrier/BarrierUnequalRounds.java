// verdict: deadlock

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

// One side comes to the barrier twice, the other once.
public class BarrierUnequalRounds {
    static final CyclicBarrier b = new CyclicBarrier(2);

    static void rounds(int n) {
        try {
            for (int i = 0; i < n; i++) b.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] a) {
        new Thread(() -> rounds(1)).start();
        rounds(2);
    }
}
