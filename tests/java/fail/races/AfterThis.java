// verdict: race
// property: +race

import java.lang.invoke.*;
// this(...) has frozen the field when the constructor that called it writes to the array.
public class AfterThis {
    static Object o;
    static final VarHandle O;
    static { try { O = MethodHandles.lookup().findStaticVarHandle(AfterThis.class, "o", Object.class); } catch (Exception e) { throw new Error(e); } }
    final int[] a;
    AfterThis(int[] a) { this.a = a; }
    AfterThis() {
        this(new int[1]);
        a[0] = 5;
    }
    public static void main(String[] args) {
        new Thread(() -> O.setOpaque((Object) new AfterThis())).start();
        AfterThis f = (AfterThis) (Object) O.getOpaque();
        if (f != null) {
            int q = f.a[0];
        }
    }
}
