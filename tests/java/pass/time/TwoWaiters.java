// verdict: pass
// outcomes: 10 | 15
// Timed waits and parks have deadlines as sleeps do.
import java.util.concurrent.locks.LockSupport;

public class TwoWaiters {
    public static void main(String[] args) throws Exception {
        long start = System.currentTimeMillis();
        Object lock = new Object();
        Thread brief = new Thread(() -> LockSupport.parkNanos(5_000_000));
        Thread other = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait(10);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        });
        brief.start();
        other.start();
        brief.join();
        other.join();
        System.out.println(System.currentTimeMillis() - start);
    }
}
