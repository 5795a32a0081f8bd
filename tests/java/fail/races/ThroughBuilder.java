// verdict: race
// property: +race

import jaunt.Verify;

// The race on the builder is the library's and is not reported; what goes through it orders nothing, so the one on x is.
public class ThroughBuilder {
    static int x;

    public static void main(String[] args) throws Exception {
        StringBuilder text = new StringBuilder();
        // No random execution comes here: the search has to find it out.
        Verify.ignoreIf(Verify.getInt(0, 1999) != 1234);
        Thread t = new Thread(() -> { x = 1; text.append("a"); });
        Thread u = new Thread(() -> { if (text.length() == 1) x = 2; });
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
