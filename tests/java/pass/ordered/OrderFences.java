// verdict: pass
// property: +race

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// Opaque accesses with a release fence before the write and an acquire fence after the read.
public class OrderFences {
    static int x;
    static boolean flag;
    static final VarHandle FLAG;
    static {
        try {
            FLAG = MethodHandles.lookup().findStaticVarHandle(OrderFences.class, "flag", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            x = 1;
            VarHandle.releaseFence();
            FLAG.setOpaque(true);
        });
        Thread u = new Thread(() -> {
            if ((boolean) FLAG.getOpaque()) {
                VarHandle.acquireFence();
                x = 2;
            }
        });
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
