// verdict: pass

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

// One permit, one thread inside.
public class SemaphoreMutex {
    static final Semaphore s = new Semaphore(1);
    static final AtomicInteger inside = new AtomicInteger();

    static void use() {
        s.acquireUninterruptibly();
        assert inside.incrementAndGet() == 1;
        inside.decrementAndGet();
        s.release();
    }

    public static void main(String[] a) {
        new Thread(SemaphoreMutex::use).start();
        use();
    }
}
