// verdict: assertion

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// The flag is raised before the value is written.
public class HandlePublishEarly {
    static int value;
    static boolean ready;
    static final VarHandle READY;

    static {
        try {
            READY = MethodHandles.lookup().findStaticVarHandle(HandlePublishEarly.class, "ready", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] a) {
        new Thread(() -> {
            READY.setRelease(true);
            value = 42;
        }).start();
        if ((boolean) READY.getAcquire()) assert value == 42;
    }
}
