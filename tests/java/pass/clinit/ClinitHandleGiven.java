// verdict: pass
// outcomes: none | 0 | 1 | 2

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// The initialiser gives a handle of its own static away and goes on at once: the other thread comes in between.
public class ClinitHandleGiven {
    static volatile VarHandle given;

    static class K {
        static int x;
        static {
            try {
                given = MethodHandles.lookup().findStaticVarHandle(K.class, "x", int.class);
            } catch (ReflectiveOperationException e) {
                throw new Error(e);
            }
            x = 1;
            x = 2;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> new K());
        t.start();
        VarHandle h = given;
        String seen = h == null ? "none" : "" + (int) h.getVolatile();
        t.join();
        System.out.println(seen);
    }
}
