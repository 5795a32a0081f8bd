import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;

/** Handles used with what they do not take, and lookups of members that are not for everybody. */
public class ReflHandleErrors {
    int field = 4;
    static Integer boxed = 1;

    interface Code {
        Object run() throws Throwable;
    }

    static void show(String what, Code code) {
        try {
            System.out.println(what + ": " + code.run());
        } catch (Throwable t) {
            System.out.println(what + ": " + t);
        }
    }

    private static int twice(int i) {
        return 2 * i;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        VarHandle field = lookup.findVarHandle(ReflHandleErrors.class, "field", int.class);
        VarHandle element = MethodHandles.arrayElementVarHandle(int[].class);
        VarHandle text = MethodHandles.arrayElementVarHandle(String[].class);
        ReflHandleErrors object = new ReflHandleErrors();
        int[] array = {10, 20, 30};
        show("an int for the receiver", () -> field.get(2000000000));
        show("a long for the receiver", () -> field.get(1L << 60));
        show("null for the receiver", () -> (int) field.get((ReflHandleErrors) null));
        show("null for the array", () -> (int) element.get((int[]) null, 0));
        show("a boxed index", () -> (int) element.get(array, boxed));
        show("a char index", () -> (int) element.get(array, (char) 2));
        show("a long index", () -> (int) element.get(array, 1L));
        show("an index too large", () -> (int) element.get(array, 3));
        show("a negative index", () -> {
            element.setVolatile(array, -1, 5);
            return "set";
        });
        show("another array", () -> (int) element.get((Object) new long[1], 0));
        show("a wrong element", () -> {
            text.set((Object) new String[1], 0, (Object) 5);
            return "set";
        });
        show("too few", () -> (int) element.get(array));
        show("too many", () -> (int) field.get(object, 1));
        show("fits", () -> (int) field.getAndAdd(object, 3) + (int) field.get((Object) object));
        show("private of String",
            () -> lookup.findVirtual(String.class, "isLatin1", MethodType.methodType(boolean.class)));
        show("private static from outside",
            () -> MethodHandles.publicLookup().findStatic(ReflHandleErrors.class, "twice", MethodType.methodType(int.class, int.class)));
        show("private field from outside", () -> MethodHandles.publicLookup().findGetter(ReflHandleErrors.class, "field", int.class));
        show("protected of Object", () -> lookup.findVirtual(Object.class, "clone", MethodType.methodType(Object.class)).type());
        show("own private", () -> lookup.findStatic(ReflHandleErrors.class, "twice", MethodType.methodType(int.class, int.class)).invoke(4));
    }
}
