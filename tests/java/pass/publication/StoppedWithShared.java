// verdict: pass
// outcomes: 1 | 2

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import sun.misc.Unsafe;

// What a thread is stopped with is known to both threads, though it is stored nowhere.
public class StoppedWithShared {
    static class Stop extends Error {
        int count;
    }

    /** The library's own way to look up methods: `Thread.stop` gives nothing but a new `ThreadDeath`. */
    static MethodHandles.Lookup lookup() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Unsafe unsafe = (Unsafe) field.get(null);
        Field lookup = MethodHandles.Lookup.class.getDeclaredField("IMPL_LOOKUP");
        return (MethodHandles.Lookup) unsafe.getObject(unsafe.staticFieldBase(lookup), unsafe.staticFieldOffset(lookup));
    }

    static synchronized void stay() {
        try {
            StoppedWithShared.class.wait();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle stop = lookup().findVirtual(Thread.class, "stop0", MethodType.methodType(void.class, Object.class));
        Thread t = new Thread(StoppedWithShared::stay);
        t.setUncaughtExceptionHandler((thread, thrown) -> ((Stop) thrown).count++);
        t.start();
        Stop thrown = new Stop();
        stop.invokeExact(t, (Object) thrown);
        thrown.count++;
        t.join();
        System.out.print(thrown.count);
    }
}
