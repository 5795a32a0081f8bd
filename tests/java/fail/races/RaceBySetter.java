// verdict: race
// property: +race

import java.lang.invoke.*;
// A setter is a plain write.
public class RaceBySetter {
    int x;
    public static void main(String[] a) throws Throwable {
        MethodHandle s = MethodHandles.lookup().findSetter(RaceBySetter.class, "x", int.class);
        RaceBySetter o = new RaceBySetter();
        Thread t = new Thread(() -> { try { s.invokeExact(o, 1); } catch (Throwable e) { throw new Error(e); } });
        t.start();
        int y = o.x;
        t.join();
    }
}
