// verdict: pass
// property: +race

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// The constructor gives the object away too early, but the other thread has it from a write after its end (JLS 17.5.1).
public class OrderFinalGivenAgain {
    static class Leaky {
        final int f;

        Leaky() {
            early = this;
            f = 1;
        }
    }

    static Leaky early;
    static Leaky given;
    static boolean flag;
    static final VarHandle GIVEN, FLAG;
    static {
        try {
            GIVEN = MethodHandles.lookup().findStaticVarHandle(OrderFinalGivenAgain.class, "given", Leaky.class);
            FLAG = MethodHandles.lookup().findStaticVarHandle(OrderFinalGivenAgain.class, "flag", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            GIVEN.setOpaque(new Leaky());
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
