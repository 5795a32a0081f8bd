// verdict: Incomplete StoodStill

import java.time.Instant;

/** The time itself counts: not so much of it passes. */
public class DateOfTomorrow {
    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> done = true).start();
        Instant end = Instant.now().plusSeconds(86_400);
        while (!done) {
            assert Instant.now().isBefore(end);
        }
    }
}
