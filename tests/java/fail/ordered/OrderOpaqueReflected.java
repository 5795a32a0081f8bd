// verdict: race
// property: +race

import java.lang.reflect.Method;
import java.util.concurrent.atomic.AtomicInteger;
import jaunt.Verify;

// Opaque accesses that the program asks for by reflection are its own.
public class OrderOpaqueReflected {
    static int x;
    static final AtomicInteger FLAG = new AtomicInteger();

    public static void main(String[] args) throws Exception {
        Method set = AtomicInteger.class.getMethod("setOpaque", int.class);
        Method get = AtomicInteger.class.getMethod("getOpaque");
        // No random execution comes here: the search has to find it out.
        Verify.ignoreIf(Verify.getInt(0, 1999) != 1234);
        Thread t = new Thread(() -> { try { x = 1; set.invoke(FLAG, 1); } catch (Exception e) { throw new Error(e); } });
        Thread u = new Thread(() -> { try { if ((int) get.invoke(FLAG) == 1) x = 2; } catch (Exception e) { throw new Error(e); } });
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
