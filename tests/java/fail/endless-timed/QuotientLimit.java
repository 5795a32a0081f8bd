// verdict: exception java.lang.IllegalStateException

/** Milliseconds by division are no distance: the time itself counts, and passes. */
public class QuotientLimit {
    static volatile boolean done;

    static long millis() {
        return System.nanoTime() / 1_000_000;
    }

    public static void main(String[] args) {
        new Thread(() -> done = true).start();
        long end = millis() + 100;
        while (!done) {
            if (millis() > end) {
                throw new IllegalStateException("late");
            }
            Thread.yield();
        }
    }
}
