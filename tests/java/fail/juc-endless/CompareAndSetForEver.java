// verdict: livelock

import java.util.concurrent.atomic.AtomicInteger;

/** A spin lock that nobody releases. */
public class CompareAndSetForEver {
    static final AtomicInteger lock = new AtomicInteger();

    public static void main(String[] args) throws Exception {
        Runnable locking = () -> {
            while (!lock.compareAndSet(0, 1)) {
            }
        };
        Thread a = new Thread(locking);
        Thread b = new Thread(locking);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
