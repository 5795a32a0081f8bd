// verdict: pass
// outcomes: PT0S | PT1S
// A date is kept in an Instant; how long ago that was is not to be seen in it.
import java.time.Duration;
import java.time.Instant;

public class KeptInstant {
    static volatile int turn;

    public static void main(String[] args) throws Exception {
        Instant start = Instant.now();
        Thread other = new Thread(() -> turn = 1);
        other.start();
        if (turn == 1) {
            Thread.sleep(1000);
        }
        other.join();
        // Both ways meet here, and only the clock remembers.
        turn = 2;
        Thread more = new Thread(() -> turn = 3);
        more.start();
        more.join();
        System.out.println(Duration.between(start, Instant.now()));
    }
}
