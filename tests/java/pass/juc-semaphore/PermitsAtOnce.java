// verdict: pass

import java.util.concurrent.Semaphore;

// Both permits are taken in one call.
public class PermitsAtOnce {
    static final Semaphore s = new Semaphore(2);
    static int n;

    static void use() {
        s.acquireUninterruptibly(2);
        n++;
        s.release(2);
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(PermitsAtOnce::use);
        t.start();
        use();
        t.join();
        assert n == 2;
    }
}
