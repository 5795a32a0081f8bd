// verdict: exception java.util.concurrent.BrokenBarrierException

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

// An interrupted party breaks the barrier for the others, and main does not expect it.
public class BarrierBroken {
    public static void main(String[] a) throws InterruptedException, BrokenBarrierException {
        CyclicBarrier b = new CyclicBarrier(2);
        Thread t = new Thread(() -> {
            try {
                b.await();
            } catch (InterruptedException | BrokenBarrierException e) {
                // gives up
            }
        });
        t.start();
        t.interrupt();
        b.await();
    }
}
