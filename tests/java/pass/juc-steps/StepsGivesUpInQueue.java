// verdict: pass
// outcomes: false false | false true | true false
// Who gives up waiting for a fair semaphore is still in its queue, and the next one stands behind it.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class StepsGivesUpInQueue {
    static boolean first;

    public static void main(String[] args) throws Exception {
        Semaphore semaphore = new Semaphore(0, true);
        Thread t = new Thread(() -> {
            try {
                first = semaphore.tryAcquire(1, TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        t.start();
        semaphore.release();
        boolean second = semaphore.tryAcquire(0, TimeUnit.SECONDS);
        t.join();
        System.out.println(first + " " + second);
    }
}
