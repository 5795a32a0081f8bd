// verdict: pass
// property: +race

import java.lang.invoke.*;
import java.lang.reflect.*;
// What a final field leads to, read by reflection.
public class FinalReadByField {
    static Object o;
    static final VarHandle O;
    static { try { O = MethodHandles.lookup().findStaticVarHandle(FinalReadByField.class, "o", Object.class); } catch (Exception e) { throw new Error(e); } }
    final int[] a;
    FinalReadByField() { a = new int[1]; a[0] = 1; }
    public static void main(String[] args) throws Exception {
        Field field = FinalReadByField.class.getDeclaredField("a");
        field.get(new FinalReadByField());
        new Thread(() -> O.setOpaque((Object) new FinalReadByField())).start();
        FinalReadByField f = (FinalReadByField) (Object) O.getOpaque();
        if (f != null) {
            int q = ((int[]) field.get(f))[0];
        }
    }
}
