// verdict: assertion

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

// A permit returned twice lets two threads in at once.
public class DoubleRelease {
    static final Semaphore s = new Semaphore(1);
    static final AtomicInteger inside = new AtomicInteger();

    static void use() {
        s.acquireUninterruptibly();
        assert inside.incrementAndGet() == 1;
        inside.decrementAndGet();
        s.release();
    }

    public static void main(String[] a) {
        s.acquireUninterruptibly();
        s.release();
        s.release();
        new Thread(DoubleRelease::use).start();
        use();
    }
}
