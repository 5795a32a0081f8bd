// verdict: pass
// property: +termination

import java.util.concurrent.atomic.AtomicInteger;

/** A retry loop that can succeed. */
public class RetryCanSucceed {
    static final AtomicInteger count = new AtomicInteger();

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                int old;
                do {
                    old = count.get();
                } while (!count.compareAndSet(old, old + 1));
            }).start();
        }
    }
}
