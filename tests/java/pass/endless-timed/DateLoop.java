// verdict: pass
// property: +termination

import java.time.Instant;

/** Waiting for a date: the time itself counts, and passes in the loop. */
public class DateLoop {
    public static void main(String[] args) {
        new Thread(() -> System.out.print("")).start();
        Instant end = Instant.now().plusSeconds(5);
        while (Instant.now().isBefore(end)) {
            Thread.onSpinWait();
        }
    }
}
