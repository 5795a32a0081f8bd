// verdict: pass
// outcomes: 0 | 1

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// Calls with the variable's own types. HandleOtherTypes does the same with values that have to be converted.
public class HandleExactTypes {
    static final VarHandle DATA = MethodHandles.arrayElementVarHandle(Object[].class);
    static final VarHandle COUNT = MethodHandles.arrayElementVarHandle(long[].class);
    static final Object[] data = { (Object) 0 };
    static final long[] count = new long[1];

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            DATA.compareAndSet(data, 0, (Object) 0, (Object) 1);
            Object old = (Long) (long) COUNT.getAndAdd(count, 0, 1L);
        });
        t.start();
        DATA.compareAndSet(data, 0, (Object) 1, (Object) 0);
        Object old = (Long) (long) COUNT.getAndAdd(count, 0, 1L);
        t.join();
        System.out.println((Object) DATA.get(data, 0));
    }
}
