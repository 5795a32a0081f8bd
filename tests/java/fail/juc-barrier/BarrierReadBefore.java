// verdict: assertion

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

// The partner's part is read before the barrier instead of after it.
public class BarrierReadBefore {
    static final int[] part = new int[2];
    static final CyclicBarrier b = new CyclicBarrier(2);

    static void work(int i) {
        part[i] = 1;
        int other = part[1 - i];
        try {
            b.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
        assert other == 1;
    }

    public static void main(String[] a) {
        new Thread(() -> work(0)).start();
        work(1);
    }
}
