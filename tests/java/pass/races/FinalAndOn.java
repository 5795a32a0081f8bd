// verdict: pass
// property: +race

import java.lang.invoke.*;
// From a final field to a box that nobody wrote before the freeze, and on to what was written before it.
public class FinalAndOn {
    static Object o;
    static final VarHandle O;
    static { try { O = MethodHandles.lookup().findStaticVarHandle(FinalAndOn.class, "o", Object.class); } catch (Exception e) { throw new Error(e); } }
    static class Box { Object v; }
    static final VarHandle V;
    static { try { V = MethodHandles.lookup().findVarHandle(Box.class, "v", Object.class); } catch (Exception e) { throw new Error(e); } }
    final Box b;
    FinalAndOn(Box b) { this.b = b; }
    public static void main(String[] args) {
        new Thread(() -> {
            int[] a = new int[1];
            a[0] = 1;
            FinalAndOn f = new FinalAndOn(new Box());
            O.setOpaque((Object) f);
            V.setOpaque(f.b, (Object) a);
        }).start();
        FinalAndOn f = (FinalAndOn) (Object) O.getOpaque();
        if (f != null) {
            int[] a = (int[]) (Object) V.getOpaque(f.b);
            if (a != null) {
                int q = a[0];
            }
        }
    }
}
