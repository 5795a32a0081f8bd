// verdict: race
// property: +race

import jaunt.Verify;

// Whether a thread is a daemon is a plain field of the library.
public class ThroughDaemon {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> { });
        // No random execution comes here: the search has to find it out.
        Verify.ignoreIf(Verify.getInt(0, 1999) != 1234);
        Thread t = new Thread(() -> { x = 1; other.setDaemon(true); });
        Thread u = new Thread(() -> { if (other.isDaemon()) x = 2; });
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
