// verdict: race
// property: +race

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// A final field leads to the box, but the other thread does not come through it.
public class OrderFinalUnused {
    static class Box { int x; }
    static class Holder { final Box box; Holder(Box box) { this.box = box; } }
    static Box given;
    static final VarHandle GIVEN;
    static {
        try {
            GIVEN = MethodHandles.lookup().findStaticVarHandle(OrderFinalUnused.class, "given", Box.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread u = new Thread(() -> {
            Box box = (Box) GIVEN.getOpaque();
            if (box != null) box.x = 2;
        });
        u.start();
        Box box = new Box();
        box.x = 1;
        Holder unused = new Holder(box);
        GIVEN.setOpaque(box);
        u.join();
    }
}
