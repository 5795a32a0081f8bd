// verdict: assertion

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

// A run-once guard that reads the flag before it sets it lets both threads in.
public class AtomicFlagTwice {
    static final AtomicBoolean done = new AtomicBoolean();
    static final AtomicInteger runs = new AtomicInteger();

    static void once() {
        if (!done.get()) {
            done.set(true);
            assert runs.incrementAndGet() == 1;
        }
    }

    public static void main(String[] a) {
        new Thread(AtomicFlagTwice::once).start();
        once();
    }
}
