// verdict: race
// property: +race

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// The constructor gives the object away before it writes the final field, and the other thread has it from there.
public class OrderFinalLeaked {
    static class Leaky {
        final int f;

        Leaky() {
            GIVEN.setOpaque(this);
            f = 1;
        }
    }

    static Leaky given;
    static boolean flag;
    static final VarHandle GIVEN, FLAG;
    static {
        try {
            GIVEN = MethodHandles.lookup().findStaticVarHandle(OrderFinalLeaked.class, "given", Leaky.class);
            FLAG = MethodHandles.lookup().findStaticVarHandle(OrderFinalLeaked.class, "flag", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            new Leaky();
            FLAG.setOpaque(true);
        });
        Thread u = new Thread(() -> {
            if ((boolean) FLAG.getOpaque()) {
                int r = ((Leaky) GIVEN.getOpaque()).f;
            }
        });
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
