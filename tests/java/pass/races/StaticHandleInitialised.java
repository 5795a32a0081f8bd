// verdict: pass
// property: +race

import java.lang.invoke.*;
// A handle for a static field of a class that somebody else has initialised.
public class StaticHandleInitialised {
    static int x;
    static class K { static int s; static { x = 1; } static int get() { return 3; } }
    public static void main(String[] args) throws Exception {
        new Thread(() -> K.get()).start();
        VarHandle h = MethodHandles.lookup().findStaticVarHandle(K.class, "s", int.class);
        int q = (int) h.get();
        x = 2;
    }
}
