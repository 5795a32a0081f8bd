// verdict: invariant
// One thread, and states between its writes.
import jaunt.Verify;

public class AloneInvariant {
    static int value;

    public static void main(String[] args) {
        Verify.always(() -> value < 2);
        value = 2;
        value = 0;
    }
}
