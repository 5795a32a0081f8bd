// verdict: invariant
// Both ways register one condition, but not the same one.
import jaunt.Verify;

public class OtherInvariant {
    static volatile int turn;
    static volatile int value;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            int limit = turn == 0 ? 2 : 3;
            Verify.always(() -> value < limit);
        });
        other.start();
        turn = 1;
        other.join();
        // Somebody is left who can go on after each write.
        new Thread(() -> turn = value).start();
        value = 1;
        value = 2;
    }
}
