// verdict: race
// property: +race

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// The same with the wrong fences.
public class OrderFencesSwapped {
    static int x;
    static boolean flag;
    static final VarHandle FLAG;
    static {
        try {
            FLAG = MethodHandles.lookup().findStaticVarHandle(OrderFencesSwapped.class, "flag", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            x = 1;
            VarHandle.acquireFence();
            FLAG.setOpaque(true);
        });
        Thread u = new Thread(() -> {
            if ((boolean) FLAG.getOpaque()) {
                VarHandle.releaseFence();
                x = 2;
            }
        });
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
