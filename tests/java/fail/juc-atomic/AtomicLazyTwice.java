// verdict: assertion

import java.util.concurrent.atomic.AtomicReference;

// Lazy creation by get and set: both threads may see null, and then they hold different instances.
public class AtomicLazyTwice {
    static final AtomicReference<Object> cell = new AtomicReference<>();

    static Object instance() {
        if (cell.get() == null) cell.set(new Object());
        return cell.get();
    }

    public static void main(String[] a) throws InterruptedException {
        Object[] seen = new Object[2];
        Thread t = new Thread(() -> seen[0] = instance());
        t.start();
        seen[1] = instance();
        t.join();
        assert seen[0] == seen[1];
    }
}
