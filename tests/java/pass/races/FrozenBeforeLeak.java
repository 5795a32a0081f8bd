// verdict: pass
// property: +race

import java.lang.invoke.*;
// this(...) has frozen the field before the constructor that called it gives the object away.
public class FrozenBeforeLeak {
    static Object o;
    static final VarHandle O;
    static { try { O = MethodHandles.lookup().findStaticVarHandle(FrozenBeforeLeak.class, "o", Object.class); } catch (Exception e) { throw new Error(e); } }
    final int a;
    FrozenBeforeLeak(int a) { this.a = a; }
    FrozenBeforeLeak() {
        this(1);
        O.setOpaque((Object) this);
    }
    public static void main(String[] args) {
        new Thread(() -> new FrozenBeforeLeak()).start();
        FrozenBeforeLeak f = (FrozenBeforeLeak) (Object) O.getOpaque();
        if (f != null) {
            int q = f.a;
        }
    }
}
