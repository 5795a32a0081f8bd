// verdict: pass
// outcomes: -1 | 0 | 1

/** Two threads look at the clock once: time may pass before either of them looks, whoever is first. */
public class WhoLooksLater {
    static volatile boolean here, there;
    static long one, other;

    public static void main(String[] args) {
        new Thread(() -> {
            one = System.nanoTime();
            here = true;
        }).start();
        new Thread(() -> {
            other = System.nanoTime();
            there = true;
        }).start();
        while (!here || !there) {
            Thread.onSpinWait();
        }
        System.out.print(Long.signum(one - other));
    }
}
