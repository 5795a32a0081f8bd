// verdict: pass
// property: +race

import java.lang.invoke.*;
// The target of a VolatileCallSite is read and written like a volatile.
public class VolatileSite {
    static int x;
    public static void main(String[] args) {
        MethodHandle one = MethodHandles.constant(int.class, 1), two = MethodHandles.constant(int.class, 2);
        VolatileCallSite site = new VolatileCallSite(one);
        new Thread(() -> { x = 1; site.setTarget(two); }).start();
        if (site.getTarget() == two) {
            x = 2;
        }
    }
}
