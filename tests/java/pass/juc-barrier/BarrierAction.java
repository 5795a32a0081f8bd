// verdict: pass

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

// The barrier action runs after both parts are there and before anybody goes on.
public class BarrierAction {
    static final int[] part = new int[2];
    static int sum;
    static final CyclicBarrier b = new CyclicBarrier(2, () -> sum = part[0] + part[1]);

    static void work(int i) {
        part[i] = i + 1;
        try {
            b.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
        assert sum == 3;
    }

    public static void main(String[] a) {
        new Thread(() -> work(0)).start();
        work(1);
    }
}
