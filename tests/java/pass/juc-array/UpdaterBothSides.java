// verdict: pass

import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

// Both sides go through the updater.
public class UpdaterBothSides {
    volatile int count;
    static final AtomicIntegerFieldUpdater<UpdaterBothSides> COUNT =
            AtomicIntegerFieldUpdater.newUpdater(UpdaterBothSides.class, "count");

    public static void main(String[] a) throws InterruptedException {
        UpdaterBothSides o = new UpdaterBothSides();
        Thread t = new Thread(() -> COUNT.incrementAndGet(o));
        t.start();
        COUNT.addAndGet(o, 2);
        t.join();
        assert o.count == 3;
    }
}
