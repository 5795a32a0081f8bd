// verdict: assertion

import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

// One side uses the updater, the other writes the field with ++: the atomic increment may be overwritten.
public class UpdaterMixedWrites {
    volatile int count;
    static final AtomicIntegerFieldUpdater<UpdaterMixedWrites> COUNT =
            AtomicIntegerFieldUpdater.newUpdater(UpdaterMixedWrites.class, "count");

    public static void main(String[] a) throws InterruptedException {
        UpdaterMixedWrites o = new UpdaterMixedWrites();
        Thread t = new Thread(() -> COUNT.incrementAndGet(o));
        t.start();
        o.count++;
        t.join();
        assert o.count == 2;
    }
}
