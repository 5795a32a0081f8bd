// verdict: pass
// outcomes: true

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Daemons that sleep and wait as long as can be do not turn the clock back, and a wait that long does not end by time. */
public class SleeperBeside {
    static void sleep() {
        try {
            Thread.sleep(Long.MAX_VALUE);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread sleeper = new Thread(SleeperBeside::sleep);
        sleeper.setDaemon(true);
        sleeper.start();
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(() -> {
            long start = System.nanoTime();
            latch.countDown();
            assert System.nanoTime() >= start;
        }).start();
        System.out.print(latch.await(Long.MAX_VALUE, TimeUnit.NANOSECONDS));
    }
}
