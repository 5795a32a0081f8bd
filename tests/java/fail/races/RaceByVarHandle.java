// verdict: race
// property: +race

import java.lang.invoke.*;
// A plain set by a handle against a plain read is a data race.
public class RaceByVarHandle {
    int x;
    static final VarHandle X;
    static { try { X = MethodHandles.lookup().findVarHandle(RaceByVarHandle.class, "x", int.class);} catch (Exception e) { throw new Error(e); } }
    public static void main(String[] a) throws Exception {
        RaceByVarHandle o = new RaceByVarHandle();
        Thread t = new Thread(() -> X.set(o, 1));
        t.start();
        int y = o.x;
        t.join();
    }
}
