// verdict: race
// property: +race

import java.lang.invoke.*;
// The object is given away after the final write and before the freeze.
public class LeakAfterFinal {
    static Object o;
    static final VarHandle O;
    static { try { O = MethodHandles.lookup().findStaticVarHandle(LeakAfterFinal.class, "o", Object.class); } catch (Exception e) { throw new Error(e); } }
    final int a;
    LeakAfterFinal() {
        a = 1;
        O.setOpaque((Object) this);
    }
    public static void main(String[] args) {
        new Thread(() -> new LeakAfterFinal()).start();
        LeakAfterFinal f = (LeakAfterFinal) (Object) O.getOpaque();
        if (f != null) {
            int q = f.a;
        }
    }
}
