// verdict: livelock

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import jaunt.Verify;

/** Nobody releases the permit, sometimes. */
public class PermitInVain {
    public static void main(String[] args) throws InterruptedException {
        Semaphore semaphore = new Semaphore(0);
        new Thread(() -> {
            if (Verify.getBoolean()) {
                semaphore.release();
            }
        }).start();
        while (!semaphore.tryAcquire(1, TimeUnit.SECONDS)) {
            Thread.onSpinWait();
        }
    }
}
