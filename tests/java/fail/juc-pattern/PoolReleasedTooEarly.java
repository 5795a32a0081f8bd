// verdict: exception java.lang.NullPointerException

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;

// The permit is returned before the object is: the next one with a permit finds the pool empty.
public class PoolReleasedTooEarly {
    static final Semaphore permits = new Semaphore(1);
    static final ConcurrentLinkedQueue<String> free = new ConcurrentLinkedQueue<>();

    static void use() {
        permits.acquireUninterruptibly();
        String c = free.poll();
        c.length();
        permits.release();
        free.add(c);
    }

    public static void main(String[] a) {
        free.add("connection");
        new Thread(PoolReleasedTooEarly::use).start();
        use();
    }
}
