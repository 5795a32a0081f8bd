// verdict: race
// property: +race

import java.lang.invoke.*;
import java.math.*;
// Who initialises a class of the library first orders nothing.
public class BesideLibraryInitialiser {
    static Object o;
    static final VarHandle O;
    static { try { O = MethodHandles.lookup().findStaticVarHandle(BesideLibraryInitialiser.class, "o", Object.class); } catch (Exception e) { throw new Error(e); } }
    static class K { static int k; static { k = new MathContext(3).getPrecision(); } }
    int y;
    public static void main(String[] args) {
        new Thread(() -> {
            BesideLibraryInitialiser b = new BesideLibraryInitialiser();
            b.y = 1;
            new MathContext(4);
            int k = K.k;
            O.setOpaque((Object) b);
        }).start();
        int k = K.k;
        BesideLibraryInitialiser f = (BesideLibraryInitialiser) (Object) O.getOpaque();
        if (f != null) {
            int q = f.y;
        }
    }
}
