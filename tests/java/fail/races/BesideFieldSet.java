// verdict: race
// property: +race

import java.lang.invoke.*;
import java.lang.reflect.*;
// A final field that is set by reflection orders nothing but what is read through it.
public class BesideFieldSet {
    static Object o;
    static final VarHandle O;
    static { try { O = MethodHandles.lookup().findStaticVarHandle(BesideFieldSet.class, "o", Object.class); } catch (Exception e) { throw new Error(e); } }
    final int[] a;
    int y;
    BesideFieldSet() { a = new int[1]; }
    public static void main(String[] args) throws Exception {
        Field field = BesideFieldSet.class.getDeclaredField("a");
        field.setAccessible(true);
        new Thread(() -> {
            try {
                BesideFieldSet f = new BesideFieldSet();
                f.y = 1;
                field.set(f, new int[1]);
                O.setOpaque((Object) f);
            } catch (Exception e) {
                throw new Error(e);
            }
        }).start();
        BesideFieldSet f = (BesideFieldSet) (Object) O.getOpaque();
        if (f != null) {
            int q = f.y;
        }
    }
}
