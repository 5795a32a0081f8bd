// verdict: pass
// property: +termination
// outcomes: done | late

import java.time.Instant;

/** Both are possible, also where the time itself counts. */
public class DateOrDone {
    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> done = true).start();
        Instant end = Instant.now().plusSeconds(2);
        while (!done) {
            if (Instant.now().isAfter(end)) {
                System.out.print("late");
                return;
            }
            Thread.onSpinWait();
        }
        System.out.print("done");
    }
}
