// verdict: pass

import jaunt.Verify;

// How long the program slept is forgotten as long as only distances in time count. When a number is made of the clock, in the last branch, the
// states of the first one are twice as many: what time it is tells them apart.
public class TimeAsNumberLate {
    static int chosen;

    public static void main(String[] args) throws Exception {
        // No random execution comes here: the search has to find it out.
        Verify.ignoreIf(Verify.getInt(0, 19) + Verify.getInt(0, 19) + Verify.getInt(0, 19) != 57);
        System.nanoTime();
        if (Verify.getBoolean()) {
            System.out.println(System.nanoTime() / 1_000);
            return;
        }
        Thread.sleep(Verify.getInt(1, 2));
        chosen = Verify.getInt(0, 4);
        chosen += Verify.getInt(0, 4);
    }
}
