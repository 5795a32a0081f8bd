// verdict: race
// property: +race

import jaunt.Verify;

// How many threads a group has is kept by quiet code of the library, which orders nothing.
public class ThroughGroup {
    static int x;

    public static void main(String[] args) throws Exception {
        ThreadGroup group = new ThreadGroup("group");
        Thread other = new Thread(group, () -> { });
        // No random execution comes here: the search has to find it out.
        Verify.ignoreIf(Verify.getInt(0, 1999) != 1234);
        Thread t = new Thread(() -> { x = 1; other.start(); });
        Thread u = new Thread(() -> { if (group.activeCount() > 0) x = 2; });
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
