// verdict: pass

import java.util.concurrent.locks.LockSupport;
import jaunt.Verify;

// What part of a millisecond has passed is forgotten as long as nobody asks for the time in milliseconds. In the last branch somebody does: then
// the states of the first one are more, since that tells them apart.
public class WallClockLate {
    static int chosen;

    public static void main(String[] args) throws Exception {
        // No random execution comes here: the search has to find it out.
        Verify.ignoreIf(Verify.getInt(0, 19) + Verify.getInt(0, 19) + Verify.getInt(0, 19) != 57);
        System.nanoTime();
        if (Verify.getBoolean()) {
            long now = System.currentTimeMillis();
            LockSupport.parkNanos(800_000);
            System.out.println(System.currentTimeMillis() - now);
            return;
        }
        LockSupport.parkNanos(300_000 * Verify.getInt(1, 2));
        chosen = Verify.getInt(0, 4);
        chosen += Verify.getInt(0, 4);
    }
}
