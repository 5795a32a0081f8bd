// verdict: pass
// property: +termination

import java.util.concurrent.atomic.AtomicInteger;

/** A spin lock that is released. */
public class SpinLock {
    static final AtomicInteger lock = new AtomicInteger();
    static int count;

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                while (!lock.compareAndSet(0, 1)) {
                }
                count++;
                lock.set(0);
            }).start();
        }
    }
}
