// verdict: pass

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

// compareAndSet on the flag lets exactly one thread in.
public class AtomicFlagOnce {
    static final AtomicBoolean done = new AtomicBoolean();
    static final AtomicInteger runs = new AtomicInteger();

    static void once() {
        if (done.compareAndSet(false, true)) {
            assert runs.incrementAndGet() == 1;
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(AtomicFlagOnce::once), u = new Thread(AtomicFlagOnce::once);
        t.start();
        u.start();
        t.join();
        u.join();
        assert runs.get() == 1;
    }
}
