// verdict: pass
// outcomes: 0 1 | 0 2 | 1 1 | 1 2

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

// A thread that runs has its object, also if no group has it; and it may run before whoever has started it does one thing more, also inside
// of a monitor. (`start` leaves the monitor of the group, which would be the end of a step, too.)
public class StartedUnlisted extends Thread {
    static final Object lock = new Object();
    static volatile int x;
    int seen, count;

    @Override
    public void run() {
        seen = x;
        count++;
    }

    /** The library's own way to look up methods: `start` puts the thread into its group first. */
    static MethodHandles.Lookup lookup() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Unsafe unsafe = (Unsafe) field.get(null);
        Field lookup = MethodHandles.Lookup.class.getDeclaredField("IMPL_LOOKUP");
        return (MethodHandles.Lookup) unsafe.getObject(unsafe.staticFieldBase(lookup), unsafe.staticFieldOffset(lookup));
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle start = lookup().findVirtual(Thread.class, "start0", MethodType.methodType(void.class));
        StartedUnlisted t = new StartedUnlisted();
        synchronized (StartedUnlisted.class) {
            // A third thread, which waits for the class: it is not the first start that is looked at.
            new Thread(() -> {
                synchronized (StartedUnlisted.class) {
                }
            }).start();
            synchronized (lock) {
                start.invokeExact((Thread) t);
                x = 1;
            }
            t.count++;
            t.join();
        }
        System.out.print(t.seen + " " + t.count);
    }
}
