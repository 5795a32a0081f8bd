// verdict: pass
// outcomes: -1 | 0 | 1

import jaunt.Verify;

/** Two threads look at the clock once: time may pass before either of them looks, whoever is first. */
public class WhoLooksLater {
    static volatile boolean both, here, there;
    static long one, other;

    public static void main(String[] args) {
        new Thread(() -> {
            Verify.ignoreIf(!both);
            one = System.nanoTime();
            here = true;
        }).start();
        new Thread(() -> {
            other = System.nanoTime();
            there = true;
        }).start();
        both = true;
        while (!here || !there) {
            Thread.onSpinWait();
        }
        System.out.print(Long.signum(one - other));
    }
}
