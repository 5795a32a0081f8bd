// verdict: assertion

import java.time.Instant;

/** The time itself counts, and passes where the program goes round: what comes after the limit is explored. */
public class DateLimit {
    static volatile boolean done;

    public static void main(String[] args) {
        Instant end = Instant.now().plusMillis(100);
        while (!done && Instant.now().isBefore(end)) {
            Thread.onSpinWait();
        }
        throw new AssertionError("always reached");
    }
}
