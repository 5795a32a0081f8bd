// verdict: pass

import java.util.concurrent.atomic.AtomicBoolean;

// Spin on reads, then take the lock by getAndSet.
public class SpinTestAndTestAndSet {
    static final AtomicBoolean held = new AtomicBoolean();
    static int inside;

    static void work() {
        do {
            while (held.get()) Thread.onSpinWait();
        } while (held.getAndSet(true));
        inside++;
        assert inside == 1;
        inside--;
        held.set(false);
    }

    public static void main(String[] a) {
        new Thread(SpinTestAndTestAndSet::work).start();
        work();
    }
}
