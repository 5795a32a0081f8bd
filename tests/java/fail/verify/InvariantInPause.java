// verdict: invariant

import jaunt.Verify;

/** A section that waits lets others see what it has done so far. */
public class InvariantInPause {
    static volatile int a, b;

    public static void main(String[] args) {
        Verify.always(() -> a == b);
        new Thread(() -> {
            Verify.beginAtomic();
            a = 1;
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            b = 1;
            Verify.endAtomic();
        }).start();
    }
}
