// verdict: assertion

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// getVolatile and setVolatile of a VarHandle do not make an atomic add.
public class HandlePlainAdd {
    int balance;
    static final VarHandle BALANCE;

    static {
        try {
            BALANCE = MethodHandles.lookup().findVarHandle(HandlePlainAdd.class, "balance", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    void add(int n) {
        int old = (int) BALANCE.getVolatile(this);
        BALANCE.setVolatile(this, old + n);
    }

    public static void main(String[] a) throws InterruptedException {
        HandlePlainAdd o = new HandlePlainAdd();
        Thread t = new Thread(() -> o.add(1));
        t.start();
        o.add(2);
        t.join();
        assert (int) BALANCE.getVolatile(o) == 3;
    }
}
