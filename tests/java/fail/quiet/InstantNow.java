// verdict: assertion

// A clock read inside java.time is a clock read: the sleep of another thread may lie between two of them.
import java.time.Instant;
public class InstantNow {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(5);
            } catch (InterruptedException e) {
            }
        });
        t.start();
        Instant a = Instant.now();
        Instant b = Instant.now();
        assert b.toEpochMilli() - a.toEpochMilli() < 5;
    }
}
