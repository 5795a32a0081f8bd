// verdict: pass

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// getAndAdd of a VarHandle is atomic.
public class HandleGetAndAdd {
    int balance;
    static final VarHandle BALANCE;

    static {
        try {
            BALANCE = MethodHandles.lookup().findVarHandle(HandleGetAndAdd.class, "balance", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] a) throws InterruptedException {
        HandleGetAndAdd o = new HandleGetAndAdd();
        int[] seen = new int[2];
        Thread t = new Thread(() -> seen[0] = (int) BALANCE.getAndAdd(o, 1));
        t.start();
        seen[1] = (int) BALANCE.getAndAdd(o, 1);
        t.join();
        assert seen[0] + seen[1] == 1 && o.balance == 2;
    }
}
