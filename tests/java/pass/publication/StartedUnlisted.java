// verdict: pass
// outcomes: 1 | 2

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

// A thread that runs has its object, also if no group has it.
public class StartedUnlisted extends Thread {
    int count;

    @Override
    public void run() {
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
        start.invokeExact((Thread) t);
        t.count++;
        t.join();
        System.out.print(t.count);
    }
}
