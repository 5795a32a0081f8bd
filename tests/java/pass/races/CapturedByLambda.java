// verdict: pass
// property: +race

import java.lang.invoke.*;
// What a lambda has captured is frozen when it is made.
public class CapturedByLambda {
    static Object o;
    static final VarHandle O;
    static { try { O = MethodHandles.lookup().findStaticVarHandle(CapturedByLambda.class, "o", Object.class); } catch (Exception e) { throw new Error(e); } }
    interface Source { int get(); }
    int a;
    int read() { return a; }
    public static void main(String[] args) {
        new Thread(() -> {
            CapturedByLambda f = new CapturedByLambda();
            f.a = 3;
            Source s = f::read;
            O.setOpaque((Object) s);
        }).start();
        Source s = (Source) (Object) O.getOpaque();
        if (s != null) {
            s.get();
        }
    }
}
