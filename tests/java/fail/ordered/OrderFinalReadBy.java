// verdict: race
// property: +race

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// What main wrote before the end of the constructor is there for who comes through the final field. What a third thread read later is not.
public class OrderFinalReadBy {
    static class Box { int x; }
    static class Holder { final Box box; Holder(Box box) { this.box = box; } }
    static Holder holder;
    static boolean flag;
    static final VarHandle HOLDER, FLAG;
    static {
        try {
            HOLDER = MethodHandles.lookup().findStaticVarHandle(OrderFinalReadBy.class, "holder", Holder.class);
            FLAG = MethodHandles.lookup().findStaticVarHandle(OrderFinalReadBy.class, "flag", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread u = new Thread(() -> { if ((boolean) FLAG.getOpaque()) ((Holder) HOLDER.getOpaque()).box.x = 2; });
        u.start();
        Box box = new Box();
        box.x = 1;
        Holder made = new Holder(box);
        Thread t = new Thread(() -> { int r = made.box.x; FLAG.setOpaque(true); });
        HOLDER.setOpaque(made);
        t.start();
        t.join();
        u.join();
    }
}
