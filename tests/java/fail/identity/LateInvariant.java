// verdict: invariant
// What a program registered is all that tells two states apart: the thread saw 0 or 1, and neither the condition nor what it saw
// is held anywhere else.
import jaunt.Verify;

public class LateInvariant {
    static volatile int turn;
    static volatile int value;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            if (turn == 0) {
                Verify.always("small", () -> value < 2);
            }
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
