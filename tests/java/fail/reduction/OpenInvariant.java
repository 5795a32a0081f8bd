// verdict: invariant

// The condition does not hold between the two writes.
import jaunt.Verify;
public class OpenInvariant {
    static int x, y;
    static final Object m = new Object();
    public static void main(String[] args) throws Exception {
        Verify.always("same", () -> x == y);
        Thread w = new Thread() { public void run() { synchronized (m) { x++; y++; } } };
        w.start();
        synchronized (m) { x++; y++; }
    }
}
