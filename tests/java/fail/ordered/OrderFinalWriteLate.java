// verdict: race
// property: +race

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// The second write comes after the end of the constructor, with nothing between that orders.
public class OrderFinalWriteLate {
    static class Box { int x; }
    static class Holder { final Box box; Holder(Box box) { this.box = box; } }
    static Holder holder;
    static boolean flag;
    static final VarHandle HOLDER, FLAG;
    static {
        try {
            HOLDER = MethodHandles.lookup().findStaticVarHandle(OrderFinalWriteLate.class, "holder", Holder.class);
            FLAG = MethodHandles.lookup().findStaticVarHandle(OrderFinalWriteLate.class, "flag", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            Box box = new Box();
            box.x = 1;
            Holder made = new Holder(box);
            HOLDER.setOpaque(made);
            box.x = 2;
            FLAG.setOpaque(true);
        });
        Thread u = new Thread(() -> {
            if ((boolean) FLAG.getOpaque()) {
                int r = ((Holder) HOLDER.getOpaque()).box.x;
            }
        });
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
