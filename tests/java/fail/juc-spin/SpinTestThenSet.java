// verdict: assertion

import java.util.concurrent.atomic.AtomicBoolean;

// The spin lock tests and sets in two steps: both threads may get in.
public class SpinTestThenSet {
    static final AtomicBoolean held = new AtomicBoolean();
    static int inside;

    static void work() {
        while (held.get()) Thread.onSpinWait();
        held.set(true);
        inside++;
        assert inside == 1;
        inside--;
        held.set(false);
    }

    public static void main(String[] a) {
        new Thread(SpinTestThenSet::work).start();
        work();
    }
}
