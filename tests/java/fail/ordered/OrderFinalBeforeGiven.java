// verdict: race
// property: +race

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// Between the end of the constructor and giving the object away: a final field says nothing of that.
public class OrderFinalBeforeGiven {
    static class Box { int x; }
    static class Holder { final Box box; Holder(Box box) { this.box = box; } }
    static Holder holder;
    static boolean flag;
    static final VarHandle HOLDER, FLAG;
    static {
        try {
            HOLDER = MethodHandles.lookup().findStaticVarHandle(OrderFinalBeforeGiven.class, "holder", Holder.class);
            FLAG = MethodHandles.lookup().findStaticVarHandle(OrderFinalBeforeGiven.class, "flag", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread u = new Thread(() -> {
            Holder got = (Holder) HOLDER.getOpaque();
            if (got != null) {
                int r = got.box.x;
            }
        });
        u.start();
        Holder made = new Holder(new Box());
        made.box.x = 1;
        HOLDER.setOpaque(made);
        u.join();
    }
}
