// verdict: pass
// property: +race

import java.lang.invoke.*;
// What a final field leads to, read by a var handle and by a getter.
public class FinalReadByHandle {
    static Object o;
    static final VarHandle O;
    static { try { O = MethodHandles.lookup().findStaticVarHandle(FinalReadByHandle.class, "o", Object.class); } catch (Exception e) { throw new Error(e); } }
    final int[] a;
    FinalReadByHandle() { a = new int[1]; a[0] = 1; }
    public static void main(String[] args) throws Throwable {
        VarHandle h = MethodHandles.lookup().findVarHandle(FinalReadByHandle.class, "a", int[].class);
        MethodHandle g = MethodHandles.lookup().findGetter(FinalReadByHandle.class, "a", int[].class);
        new Thread(() -> O.setOpaque((Object) new FinalReadByHandle())).start();
        FinalReadByHandle f = (FinalReadByHandle) (Object) O.getOpaque();
        if (f != null) {
            int q = ((int[]) h.get(f))[0];
        }
        f = (FinalReadByHandle) (Object) O.getOpaque();
        if (f != null) {
            int q = ((int[]) g.invokeExact(f))[0];
        }
    }
}
