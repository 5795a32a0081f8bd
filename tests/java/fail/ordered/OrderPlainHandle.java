// verdict: race
// property: +race

// A handle in plain mode, of a volatile field.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
public class OrderPlainHandle {
    static int x;
    static volatile boolean ready;
    static final VarHandle READY;
    static {
        try {
            READY = MethodHandles.lookup().findStaticVarHandle(OrderPlainHandle.class, "ready", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { x = 1; READY.set(true); });
        t.start();
        if (ready) x = 2;
    }
}
