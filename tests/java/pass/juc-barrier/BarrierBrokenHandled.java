// verdict: pass
// outcomes: broken

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

// A party that is interrupted before it comes breaks the barrier, and main handles that.
public class BarrierBrokenHandled {
    public static void main(String[] a) throws InterruptedException {
        CyclicBarrier b = new CyclicBarrier(2);
        Thread t = new Thread(() -> {
            Thread.currentThread().interrupt();
            try {
                b.await();
            } catch (InterruptedException | BrokenBarrierException e) {
                // gives up
            }
        });
        t.start();
        String s = "met";
        try {
            b.await();
        } catch (BrokenBarrierException e) {
            s = "broken";
        }
        t.join();
        System.out.println(s);
    }
}
