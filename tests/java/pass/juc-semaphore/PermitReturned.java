// verdict: pass

import java.util.concurrent.Semaphore;

// The permit is returned in a finally block.
public class PermitReturned {
    static final Semaphore s = new Semaphore(1);

    static void use(Object o) {
        s.acquireUninterruptibly();
        try {
            o.hashCode();
        } finally {
            s.release();
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            try {
                use(null);
            } catch (NullPointerException e) {
                // expected
            }
        });
        t.start();
        use("x");
        t.join();
        assert s.availablePermits() == 1;
    }
}
