// verdict: pass
// outcomes: 00 | 01 | 11

import java.lang.invoke.*;

// The library changes a byte by an atomic exchange of the word around it.
public class HandleOfByte {
    byte a, b, c, d;
    public static void main(String[] x) throws Throwable {
        VarHandle C = MethodHandles.lookup().findVarHandle(HandleOfByte.class, "c", byte.class);
        MethodHandle cas = C.toMethodHandle(VarHandle.AccessMode.COMPARE_AND_SET);
        HandleOfByte o = new HandleOfByte();
        Thread t = new Thread(() -> { try { boolean r = (boolean) cas.invokeExact(o, (byte) 0, (byte) 1); } catch (Throwable e) { throw new Error(e); } });
        t.start();
        System.out.println(o.c + "" + o.c);
        t.join();
    }
}
