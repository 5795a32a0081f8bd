// verdict: pass
// property: +race

import java.lang.invoke.*;
import java.lang.reflect.*;
// A final field that is set by reflection is frozen at once (JLS 17.5.3).
public class FinalSetByField {
    static Object o;
    static final VarHandle O;
    static { try { O = MethodHandles.lookup().findStaticVarHandle(FinalSetByField.class, "o", Object.class); } catch (Exception e) { throw new Error(e); } }
    final int[] a;
    FinalSetByField() { a = new int[1]; }
    public static void main(String[] args) throws Exception {
        Field field = FinalSetByField.class.getDeclaredField("a");
        field.setAccessible(true);
        new Thread(() -> {
            try {
                FinalSetByField f = new FinalSetByField();
                int[] n = new int[1];
                n[0] = 3;
                field.set(f, n);
                O.setOpaque((Object) f);
            } catch (Exception e) {
                throw new Error(e);
            }
        }).start();
        FinalSetByField f = (FinalSetByField) (Object) O.getOpaque();
        if (f != null) {
            int q = f.a[0];
        }
    }
}
