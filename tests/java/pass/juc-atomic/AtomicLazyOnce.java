// verdict: pass

import java.util.concurrent.atomic.AtomicReference;

// Lazy creation by compareAndSet: the loser throws its instance away and takes the winner's.
public class AtomicLazyOnce {
    static final AtomicReference<Object> cell = new AtomicReference<>();

    static Object instance() {
        Object o = cell.get();
        if (o != null) return o;
        Object made = new Object();
        return cell.compareAndSet(null, made) ? made : cell.get();
    }

    public static void main(String[] a) throws InterruptedException {
        Object[] seen = new Object[2];
        Thread t = new Thread(() -> seen[0] = instance());
        t.start();
        seen[1] = instance();
        t.join();
        assert seen[0] != null && seen[0] == seen[1];
    }
}
