// verdict: pass

import java.util.concurrent.atomic.AtomicReference;

// Both bounds travel in one record that is replaced as a whole.
public class AtomicPairRecord {
    record Bounds(int low, int high) {
        Bounds up(int by) { return new Bounds(low + by, high + by); }
    }

    static final AtomicReference<Bounds> bounds = new AtomicReference<>(new Bounds(0, 10));

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> bounds.updateAndGet(b -> b.up(20)));
        Thread u = new Thread(() -> bounds.updateAndGet(b -> b.up(5)));
        t.start();
        u.start();
        Bounds b = bounds.get();
        assert b.high() - b.low() == 10;
        t.join();
        u.join();
        assert bounds.get().equals(new Bounds(25, 35));
    }
}
