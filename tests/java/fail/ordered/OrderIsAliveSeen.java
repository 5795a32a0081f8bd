// verdict: race
// property: +race

import jaunt.Verify;

// Who sees that a thread lives comes after nothing, whoever has started it.
public class OrderIsAliveSeen {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> { });
        // No random execution comes here: the search has to find it out.
        Verify.ignoreIf(Verify.getInt(0, 1999) != 1234);
        Thread t = new Thread(() -> { x = 1; other.start(); });
        Thread u = new Thread(() -> { if (other.isAlive()) x = 2; });
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
