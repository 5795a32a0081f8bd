// verdict: race
// property: +race

import jaunt.Verify;

// A thread's priority is a plain field of the library: who sees it changed comes after nothing.
public class ThroughPriority {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> { });
        // No random execution comes here: the search has to find it out.
        Verify.ignoreIf(Verify.getInt(0, 1999) != 1234);
        Thread t = new Thread(() -> { x = 1; other.setPriority(7); });
        Thread u = new Thread(() -> { if (other.getPriority() == 7) x = 2; });
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
