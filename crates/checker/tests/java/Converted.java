import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// Two threads do the same calls of var handles: with the variables' own types, or with other ones that are converted.
public class Converted {
    static final VarHandle OBJECTS = MethodHandles.arrayElementVarHandle(Object[].class), LONGS = MethodHandles.arrayElementVarHandle(long[].class);
    static final VarHandle NUMBER, COUNT;
    static {
        try {
            NUMBER = MethodHandles.lookup().findStaticVarHandle(Converted.class, "number", Number.class);
            COUNT = MethodHandles.lookup().findVarHandle(Converted.class, "count", int.class);
        } catch (ReflectiveOperationException e) { throw new ExceptionInInitializerError(e); }
    }
    static final Object[] objects = {0};
    static final long[] longs = new long[1];
    static final Converted one = new Converted();
    static Number number = 0;
    int count;

    static void step(String what, int n) {
        switch (what) {
            case "boxed exact": OBJECTS.compareAndSet(objects, 0, (Object) (n - 1), (Object) n); break;
            case "boxed other": OBJECTS.compareAndSet(objects, 0, n - 1, n); break;
            case "new box exact": NUMBER.setVolatile((Number) (n * 1000)); break;
            case "new box other": NUMBER.setVolatile(n * 1000); break;
            case "widened exact": LONGS.compareAndSet(longs, 0, (long) (n - 1), (long) n); break;
            case "widened other": LONGS.compareAndSet(longs, 0, n - 1, n); break;
            case "unboxed exact": COUNT.getAndSet(one, ((Integer) n).intValue()); break;
            case "unboxed other": COUNT.getAndSet((Object) one, (Integer) n); break;
            case "index exact": LONGS.setVolatile(longs, ((Integer) 0).intValue(), (long) n); break;
            case "index other": LONGS.setVolatile(longs, (Object) 0, (Integer) n); break;
            case "result exact": longs[0] = (Integer) (Object) NUMBER.getAndSet((Number) n); break;
            case "result other": longs[0] = (long) NUMBER.getAndSet(n); break;
            case "boxed result exact": objects[0] = (Integer) (int) COUNT.getAndSet(one, n); break;
            case "boxed result other": objects[0] = COUNT.getAndSet(one, (short) n); break;
            default: throw new IllegalArgumentException(what);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> step(args[0], 1));
        t.start();
        step(args[0], 2);
        t.join();
        System.out.println(objects[0] + " " + number + " " + longs[0] + " " + one.count);
    }
}
