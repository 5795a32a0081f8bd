// verdict: invariant
// The same for the thread that is left when the others have ended.
import jaunt.Verify;

public class LeftAloneInvariant {
    static int[] values = new int[1];

    public static void main(String[] args) throws Exception {
        Verify.always(() -> values[0] < 2);
        Thread other = new Thread(() -> values[0]++);
        other.start();
        other.join();
        values[0]++;
        values[0] = 0;
    }
}
