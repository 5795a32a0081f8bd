// verdict: pass

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;

// A permit for each object: who holds a permit always finds a free object.
public class PoolWithPermits {
    static class Connection { final AtomicBoolean used = new AtomicBoolean(); }

    static final Semaphore permits = new Semaphore(1);
    static final ConcurrentLinkedQueue<Connection> free = new ConcurrentLinkedQueue<>();

    static void use() {
        permits.acquireUninterruptibly();
        Connection c = free.poll();
        assert c != null && c.used.compareAndSet(false, true);
        c.used.set(false);
        free.add(c);
        permits.release();
    }

    public static void main(String[] a) {
        free.add(new Connection());
        new Thread(PoolWithPermits::use).start();
        use();
    }
}
