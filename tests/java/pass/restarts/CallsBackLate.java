// verdict: pass

import java.util.concurrent.TimeUnit;
import jaunt.Verify;

// To look up the constants of an enum is the library's own affair as long as none of the program's code runs on the way. It does when both
// threads have looked up those of another one, and it ends the program: nobody looks again.
public class CallsBackLate {
    enum Last {
        A;

        static {
            Runtime.getRuntime().halt(0);
        }
    }

    public static void main(String[] args) throws Exception {
        // No random execution comes here: the search has to find it out.
        Verify.ignoreIf(Verify.getInt(0, 19) + Verify.getInt(0, 19) + Verify.getInt(0, 19) != 57);
        Thread t = new Thread(() -> {
            Enum.valueOf(TimeUnit.class, "DAYS");
            Enum.valueOf(Last.class, "A");
        });
        t.start();
        Enum.valueOf(TimeUnit.class, "DAYS");
        t.join();
    }
}
