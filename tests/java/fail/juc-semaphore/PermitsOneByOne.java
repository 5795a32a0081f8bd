// verdict: deadlock

import java.util.concurrent.Semaphore;

// Each needs two of two permits and takes them one by one: both may hold one and wait.
public class PermitsOneByOne {
    static final Semaphore s = new Semaphore(2);

    static void use() {
        s.acquireUninterruptibly();
        s.acquireUninterruptibly();
        s.release(2);
    }

    public static void main(String[] a) {
        new Thread(PermitsOneByOne::use).start();
        use();
    }
}
