import java.io.DataInputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Values to try, outcomes to compare, cases to read. */
class Support {
    static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
    /** Class-file version to pretend, so that the old verifier (which needs no frames) checks the code; 0: as spun. */
    static final int MAJOR = Integer.getInteger("major", 0);
    static int compared, skipped, failed;

    /** Its toString() gives null. */
    static final Object SILENT = new Object() {
        public String toString() { return null; }
    };

    static final Object[] REFERENCES = {
        null, 5, 7L, 'c', true, (byte) -1, (short) 2, 1.5f, -2.5, "s", new int[] {1}, BigInteger.TEN,
        Float.NaN, -0.0, Long.MIN_VALUE, "", SILENT, new char[] {'h'}, "\ud83d\ude00\u0001\u0002",
    };

    static Object[] values(Class<?> type) {
        if (type == boolean.class) return new Object[] {true, false};
        if (type == byte.class) return new Object[] {(byte) 1, (byte) -128};
        if (type == short.class) return new Object[] {(short) 1, Short.MIN_VALUE};
        if (type == char.class) return new Object[] {'a', '\uffff', '\0'};
        if (type == int.class) return new Object[] {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, -1, Integer.MAX_VALUE};
        if (type == long.class) return new Object[] {1L, Long.MIN_VALUE};
        if (type == float.class) return new Object[] {1.5f, Float.NaN, -0f, Float.MAX_VALUE};
        if (type == double.class) return new Object[] {2.5, Double.NaN, -0.0, 1e300};
        return Arrays.stream(REFERENCES).filter(v -> v == null || type.isInstance(v)).toArray();
    }

    /** The n-th choice of arguments for these types; all of them come up for n from 0 on. */
    static Object[] arguments(Class<?>[] types, int n) {
        Object[] args = new Object[types.length];
        for (int i = 0; i < args.length; i++) {
            Object[] values = values(types[i]);
            args[i] = values[(n + i * 3 + n / 7 * i) % values.length];
        }
        return args;
    }

    static Class<?> define(Class<?> host, byte[] bytes) throws Exception {
        if (MAJOR != 0) bytes[7] = (byte) MAJOR;
        return MethodHandles.privateLookupIn(host, LOOKUP)
            .defineHiddenClass(bytes, true, MethodHandles.Lookup.ClassOption.NESTMATE).lookupClass();
    }

    static String show(Object value) {
        if (value == null) return "null";
        String text = value instanceof int[] a ? Arrays.toString(a) : value.getClass().isArray() ? "array" : value.toString();
        return value.getClass().getName() + ":" + text;
    }

    /** What a call gives, or what it throws. */
    static String outcome(Method method, Object self, Object[] args) throws Exception {
        // Not Method.invoke: it takes an exception out of a hidden frame for one about the arguments (JDK 18 on).
        MethodHandle handle = LOOKUP.unreflect(method);
        if (!Modifier.isStatic(method.getModifiers())) handle = handle.bindTo(self);
        try {
            return show(handle.invokeWithArguments(args));
        } catch (Throwable e) {
            return outcome(e);
        }
    }

    static String outcome(Throwable e) {
        // Frames of this test and of method handles do not matter, and the kind of hidden class neither.
        List<String> frames = new ArrayList<>();
        for (StackTraceElement frame : e.getStackTrace()) {
            if (frame.getClassName().startsWith("java.lang.invoke.") || frame.getClassName().equals("Support")) break;
            frames.add(frame.getClassName() + "." + frame.getMethodName());
        }
        return e.getClass().getName() + ":" + e.getMessage() + frames;
    }

    static void same(Object what, String theirs, String ours) {
        compared++;
        if (!theirs.equals(ours)) {
            if (failed++ < 20) System.out.println("DIFFERS " + what + "\n  java: " + theirs + "\n  ours: " + ours);
        }
    }

    static Class<?> type(String internal) throws Exception {
        return Class.forName(internal.replace('/', '.'), false, Support.class.getClassLoader());
    }

    static byte[] bytes(DataInputStream in) throws Exception {
        byte[] bytes = new byte[in.readInt()];
        in.readFully(bytes);
        return bytes;
    }

    static String[] strings(DataInputStream in) throws Exception {
        String[] list = new String[in.readInt()];
        for (int i = 0; i < list.length; i++) list[i] = in.readUTF();
        return list;
    }

    static void done() {
        System.out.println(compared + " compared, " + skipped + " skipped, " + failed + " differ");
        System.exit(failed == 0 ? 0 : 1);
    }
}
