// verdict: invariant
// The last write of all breaks it.
import jaunt.Verify;

public class InvariantAtTheEnd {
    static int value;

    public static void main(String[] args) throws Exception {
        Verify.always(() -> value < 2);
        Thread other = new Thread(() -> value++);
        other.start();
        other.join();
        value++;
    }
}
