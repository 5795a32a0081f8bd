import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.function.IntSupplier;

/** What the programs of the operation table share: things to publish, and handles made without checked exceptions. */
public class Support {
    /** An object of the program's own. */
    public static class Cell implements Cloneable, Runnable, IntSupplier {
        public int f;
        public volatile int v;
        public Object ref;
        public volatile Object vref;
        public long l;
        public volatile long vl;
        public boolean b;
        public static int st;
        public static Object sref;

        public Cell() {}

        public Cell(int f) {
            this.f = f;
        }

        public int get() {
            return f;
        }

        public void set(int x) {
            f = x;
        }

        public synchronized void inc() {
            f++;
        }

        public synchronized int locked() {
            return f;
        }

        public static synchronized int count() {
            return ++st;
        }

        @Override
        public void run() {
            f = 9;
        }

        @Override
        public int getAsInt() {
            return f;
        }

        @Override
        public Cell clone() {
            try {
                return (Cell) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }

        @Override
        public String toString() {
            return "cell " + f + " " + v + " " + l + " " + vl + " " + b + " " + (ref instanceof String ? ref : ref != null)
                + " " + (vref instanceof String ? vref : vref != null);
        }
    }

    /** Carries an object through `throw`. */
    public static class Carrier extends RuntimeException {
        public final transient Object load;

        public Carrier(Object load) {
            super(null, null, true, false);
            this.load = load;
        }
    }

    /** Carries the object itself as its state. */
    public static class Box {
        public Object ref;
        public volatile Object vref;

        public Box(Object ref) {
            this.ref = ref;
        }
    }

    /** Classes whose initialisers can be seen. */
    public static class Lazy {
        public static int x = ++Cell.st;

        public Lazy() {}

        public static int get() {
            return x;
        }
    }

    public static class LazyChild extends Lazy {
        public static int y = Cell.st += 10;
    }

    public interface LazyFace {
        int Z = Cell.st += 100;

        default int face() {
            return Z;
        }
    }

    public static class LazyBody implements LazyFace {}

    public enum LazyEnum {
        A, B;

        public static final int X = Cell.st += 1000;
    }

    public static class LazyBroken {
        public static int x = 1 / (Cell.st - Cell.st);
    }

    public static MethodHandles.Lookup lookup() {
        return MethodHandles.lookup();
    }

    public static VarHandle handle(String name, Class<?> type) {
        try {
            return MethodHandles.lookup().findVarHandle(Cell.class, name, type);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static VarHandle staticHandle(String name, Class<?> type) {
        try {
            return MethodHandles.lookup().findStaticVarHandle(Cell.class, name, type);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static VarHandle boxHandle() {
        try {
            return MethodHandles.lookup().findVarHandle(Box.class, "ref", Object.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static MethodHandle boxGetter() {
        try {
            return MethodHandles.lookup().findGetter(Box.class, "ref", Object.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static MethodHandle boxSetter() {
        try {
            return MethodHandles.lookup().findSetter(Box.class, "ref", Object.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** A field with its accessor made: the first use of one is a long way through the library. */
    public static Field field(Class<?> type, String name) {
        try {
            Field field = type.getField(name);
            field.get(type == Cell.class ? new Cell() : new Box(null));
            return field;
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static Method method(Class<?> type, String name, Class<?>... types) {
        try {
            return type.getMethod(name, types);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static java.lang.reflect.Constructor<?> constructor(Class<?> type, Class<?>... types) {
        try {
            return type.getConstructor(types);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static MethodHandle getter(String name, Class<?> type) {
        try {
            return MethodHandles.lookup().findGetter(Cell.class, name, type);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static MethodHandle setter(String name, Class<?> type) {
        try {
            return MethodHandles.lookup().findSetter(Cell.class, name, type);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static MethodHandle virtual(Class<?> in, String name, Class<?> result, Class<?>... types) {
        try {
            return MethodHandles.lookup().findVirtual(in, name, MethodType.methodType(result, types));
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static MethodHandle staticMethod(Class<?> in, String name, Class<?> result, Class<?>... types) {
        try {
            return MethodHandles.lookup().findStatic(in, name, MethodType.methodType(result, types));
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** A call site without an object. The first handle that has one is a long way through the library, and is made here. */
    public static MutableCallSite site() {
        try {
            MutableCallSite site = new MutableCallSite(MethodHandles.constant(Object.class, "warm"));
            Object warm = site.getTarget().invokeExact();
            site.setTarget(MethodHandles.constant(Object.class, null));
            return site;
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    /** A proxy that counts its calls in a cell. */
    public static IntSupplier proxy(Cell cell) {
        InvocationHandler handler = (self, method, args) -> {
            cell.f++;
            return cell.f;
        };
        return (IntSupplier) Proxy.newProxyInstance(Support.class.getClassLoader(), new Class<?>[] {IntSupplier.class}, handler);
    }

    /** Numbers of classes. */
    public static final class Values extends ClassValue<Integer> {
        public int made;

        @Override
        protected Integer computeValue(Class<?> type) {
            return ++made;
        }
    }
}
