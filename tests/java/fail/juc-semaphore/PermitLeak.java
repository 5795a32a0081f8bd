// verdict: deadlock

import java.util.concurrent.Semaphore;

// The exception leaves the permit taken.
public class PermitLeak {
    static final Semaphore s = new Semaphore(1);

    static void use(Object o) {
        s.acquireUninterruptibly();
        o.hashCode();
        s.release();
    }

    public static void main(String[] a) {
        new Thread(() -> {
            try {
                use(null);
            } catch (NullPointerException e) {
                // reported elsewhere
            }
        }).start();
        use("x");
    }
}
