// verdict: pass
// property: +race
// outcomes: 0 0 | 0 1000 | 7 0 | 7 1000

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// Numbers that are boxed and widened on the way into a variable and unboxed on the way out: release and acquire order them,
// and what is in a box was there before anybody could see it.
public class OrderedConvertedHandles {
    Object x = 0;
    long y;

    public static void main(String[] args) throws Exception {
        VarHandle x = MethodHandles.lookup().findVarHandle(OrderedConvertedHandles.class, "x", Object.class);
        VarHandle y = MethodHandles.lookup().findVarHandle(OrderedConvertedHandles.class, "y", long.class);
        OrderedConvertedHandles o = new OrderedConvertedHandles();
        Thread t = new Thread(() -> {
            x.compareAndSet(o, 0, 1000);
            y.setOpaque(o, 7);
        });
        t.start();
        int seen = (int) x.getAcquire(o);
        System.out.println((Object) y.getVolatile(o) + " " + seen);
        t.join();
    }
}
