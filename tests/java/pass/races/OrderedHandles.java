// verdict: pass
// property: +race

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;

// Accesses that order something are no races: opaque, acquire, release, compared and changed, by reflection to a volatile field.
public class OrderedHandles {
    int x;
    int y;
    volatile int v;

    public static void main(String[] args) throws Exception {
        VarHandle x = MethodHandles.lookup().findVarHandle(OrderedHandles.class, "x", int.class);
        VarHandle y = MethodHandles.lookup().findVarHandle(OrderedHandles.class, "y", int.class);
        Field v = OrderedHandles.class.getDeclaredField("v");
        OrderedHandles o = new OrderedHandles();
        Thread t = new Thread(() -> {
            try {
                x.setOpaque(o, 1);
                y.getAndAdd(o, 1);
                v.setInt(o, 1);
            } catch (IllegalAccessException e) {
                throw new Error(e);
            }
        });
        t.start();
        x.getAcquire(o);
        y.compareAndSet(o, 0, 2);
        int seen = o.v;
        t.join();
    }
}
