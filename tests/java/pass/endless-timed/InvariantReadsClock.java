// verdict: pass
// property: +termination

import jaunt.Verify;

/** A condition looks at the clock of its state: no time passes for it. */
public class InvariantReadsClock {
    static volatile long last;

    public static void main(String[] args) {
        last = System.nanoTime();
        Verify.always("the last look was not later than now", () -> last <= System.nanoTime());
        new Thread(() -> {
            long end = System.nanoTime() + 1000;
            while (last < end) {
                last = System.nanoTime();
            }
        }).start();
    }
}
