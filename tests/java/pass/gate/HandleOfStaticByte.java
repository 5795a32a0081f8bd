// verdict: pass
// outcomes: 00 | 01 | 11

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// The library compares and sets the word around a byte: that is an access to each static in it.
public class HandleOfStaticByte {
    static byte a, b, c, d;

    public static void main(String[] args) throws Throwable {
        VarHandle h = MethodHandles.lookup().findStaticVarHandle(HandleOfStaticByte.class, "c", byte.class);
        MethodHandle set = h.toMethodHandle(VarHandle.AccessMode.COMPARE_AND_SET);
        Thread t = new Thread(() -> {
            try {
                boolean done = (boolean) set.invokeExact((byte) 0, (byte) 1);
            } catch (Throwable e) {
                throw new Error(e);
            }
        });
        t.start();
        String seen = c + "" + c;
        t.join();
        System.out.println(seen);
    }
}
