// verdict: pass
// property: +race

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// An array that all could reach is written, then put behind a final field, and read through that (JLS 17.5.1).
public class OrderFinalArray {
    static class Holder { final int[] array; Holder(int[] array) { this.array = array; } }
    static int[] shared = new int[1];
    static Holder holder;
    static final VarHandle HOLDER;
    static {
        try {
            HOLDER = MethodHandles.lookup().findStaticVarHandle(OrderFinalArray.class, "holder", Holder.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread u = new Thread(() -> {
            Holder got = (Holder) HOLDER.getOpaque();
            if (got != null) {
                int r = got.array[0];
            }
        });
        u.start();
        shared[0] = 1;
        Holder made = new Holder(shared);
        HOLDER.setOpaque(made);
        u.join();
    }
}
