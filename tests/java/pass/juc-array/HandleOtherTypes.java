// verdict: pass
// outcomes: 0 | 1

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// The twin of HandleExactTypes: numbers are boxed, unboxed and widened on the way.
public class HandleOtherTypes {
    static final VarHandle DATA = MethodHandles.arrayElementVarHandle(Object[].class);
    static final VarHandle COUNT = MethodHandles.arrayElementVarHandle(long[].class);
    static final Object[] data = { 0 };
    static final long[] count = new long[1];

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            DATA.compareAndSet(data, 0, 0, 1);
            Object old = COUNT.getAndAdd(count, 0, 1);
        });
        t.start();
        DATA.compareAndSet(data, 0, 1, 0);
        Object old = COUNT.getAndAdd(count, 0, (Integer) 1);
        t.join();
        System.out.println((int) DATA.get(data, 0));
    }
}
