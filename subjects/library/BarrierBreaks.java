// states: 6194
// bug: deadlock

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

// Two of three parties wait when one of them is interrupted: the other one hears of it, whenever it comes.
// Bug: main resets the barrier instead, and who comes after that waits for ever.
public class BarrierBreaks {
    static final CyclicBarrier barrier = new CyclicBarrier(3);
    static volatile int interrupted, broken;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            try {
                barrier.await();
            } catch (InterruptedException e) {
                interrupted++;
            } catch (BrokenBarrierException e) {
                assert args.length > 0;
            }
        });
        Thread other = new Thread(() -> {
            try {
                barrier.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            } catch (BrokenBarrierException e) {
                broken++;
            }
        });
        one.start();
        other.start();
        if (args.length > 0) barrier.reset(); else one.interrupt();
        one.join();
        other.join();
        assert barrier.isBroken() && interrupted == 1 && broken == 1;
    }
}
