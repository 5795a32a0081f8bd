// verdict: Incomplete LongLimit

/** It has another end, and what comes after an hour is not looked at all the same. */
public class HourInOneRound {
    static volatile boolean done;
    static volatile int toggled;

    public static void main(String[] args) {
        new Thread(() -> done = true).start();
        while (!done) {
            long start = System.nanoTime();
            toggled ^= 1;
            if (System.nanoTime() - start > 3_600_000_000_000L) {
                throw new IllegalStateException();
            }
        }
    }
}
