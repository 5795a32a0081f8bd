// verdict: race
// property: +race

import java.lang.invoke.*;
// A plain set of a number that is boxed on the way, against a plain read that unboxes, is a data race.
public class RaceByConvertedHandle {
    Object x = 0;
    static final VarHandle X;
    static { try { X = MethodHandles.lookup().findVarHandle(RaceByConvertedHandle.class, "x", Object.class);} catch (Exception e) { throw new Error(e); } }
    public static void main(String[] a) throws Exception {
        RaceByConvertedHandle o = new RaceByConvertedHandle();
        Thread t = new Thread(() -> X.set(o, 1000));
        t.start();
        long y = (long) X.get(o);
        t.join();
    }
}
