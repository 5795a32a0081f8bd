// verdict: race
// property: +race

import jaunt.Verify;

// Who was suspended goes on after resume, which orders nothing.
public class ThroughResume {
    static int x;

    @SuppressWarnings("deprecation")
    public static void main(String[] args) throws Exception {
        Thread waits = new Thread(() -> { Thread.currentThread().suspend(); x = 2; });
        waits.setDaemon(true);
        waits.start();
        // No random execution comes here: the search has to find it out.
        Verify.ignoreIf(Verify.getInt(0, 1999) != 1234);
        Thread t = new Thread(() -> { x = 1; waits.resume(); });
        t.start();
        t.join();
    }
}
