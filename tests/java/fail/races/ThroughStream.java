// verdict: race
// property: +race

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import jaunt.Verify;

// A native writes the final static System.out.
public class ThroughStream {
    static int x;
    static final PrintStream STREAM = new PrintStream(new ByteArrayOutputStream());

    public static void main(String[] args) throws Exception {
        // No random execution comes here: the search has to find it out.
        Verify.ignoreIf(Verify.getInt(0, 1999) != 1234);
        Thread t = new Thread(() -> { x = 1; System.setOut(STREAM); });
        Thread u = new Thread(() -> { if (System.out == STREAM) x = 2; });
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
