// verdict: assertion

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;

// An object pool that looks and then takes gives the same object to two users.
public class PoolTakenTwice {
    static class Connection { final AtomicBoolean used = new AtomicBoolean(); }

    static final AtomicReference<Connection> free = new AtomicReference<>(new Connection());

    static void use() {
        Connection c = free.get();
        if (c == null) return;
        free.set(null);
        assert c.used.compareAndSet(false, true) : "in use by another";
    }

    public static void main(String[] a) {
        new Thread(PoolTakenTwice::use).start();
        use();
    }
}
