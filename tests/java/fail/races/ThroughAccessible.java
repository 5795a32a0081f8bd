// verdict: race
// property: +race

import java.lang.reflect.Field;
import jaunt.Verify;

// Whether a field is accessible is a plain field of the library.
public class ThroughAccessible {
    static int x;

    public static void main(String[] args) throws Exception {
        Field field = ThroughAccessible.class.getDeclaredField("x");
        // No random execution comes here: the search has to find it out.
        Verify.ignoreIf(Verify.getInt(0, 1999) != 1234);
        Thread t = new Thread(() -> { x = 1; field.setAccessible(true); });
        Thread u = new Thread(() -> { if (field.isAccessible()) x = 2; });
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
