// verdict: Incomplete LongLimit

/** More than exactly what passes at one look: that was never so. */
public class LimitIsJump {
    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> {
            while (!done) {
                Thread.yield();
            }
        }).start();
        long start = System.nanoTime();
        done = true;
        if (System.nanoTime() - start > 20 * 60_000_000_000L) {
            throw new IllegalStateException();
        }
    }
}
