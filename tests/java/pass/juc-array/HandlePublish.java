// verdict: pass

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// The value is written before the release store of the flag; who sees the flag sees the value.
public class HandlePublish {
    static int value;
    static boolean ready;
    static final VarHandle READY;

    static {
        try {
            READY = MethodHandles.lookup().findStaticVarHandle(HandlePublish.class, "ready", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] a) {
        new Thread(() -> {
            value = 42;
            READY.setRelease(true);
        }).start();
        if ((boolean) READY.getAcquire()) assert value == 42;
    }
}
