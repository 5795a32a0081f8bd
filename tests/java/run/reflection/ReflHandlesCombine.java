// Method handle combinators: insert/drop/permute/filter/fold/guard/catch/tryFinally/loops/collect/spread/explicitCast.
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.methodType;

public class ReflHandlesCombine {
    static final Lookup L = lookup();
    static String cat(String a, int b, long c, double d) { return a + "|" + b + "|" + c + "|" + d; }
    static int add(int a, int b) { return a + b; }
    static String up(String s) { return s.toUpperCase(); }
    static int len(Object o) { return String.valueOf(o).length(); }
    static boolean pos(int x) { return x > 0; }
    static void log(String s) { System.out.println("  log " + s); }
    static int boom(int x) {
        if (x < 0) throw new IllegalArgumentException("neg" + x);
        if (x == 0) throw new ArithmeticException("zero");
        return 100 / x;
    }
    static int handler(IllegalArgumentException e, int x) { return -x * 1000; }
    static String fin(Throwable t, String r, String a) {
        return "fin(" + (t == null ? "ok" : t.getMessage()) + "," + r + "," + a + ")";
    }
    static String body(String a) {
        if (a.isEmpty()) throw new IllegalStateException("empty");
        return "body" + a;
    }
    static String big(byte a, short b, char c, int d, long e, float f, double g, boolean h, Object i, String j) { return "" + a + b + c + d
            + e + f + g + h + i + j; }
    static MethodHandle mh(String n, Class<?> r, Class<?>... p) {
        try {
            return L.findStatic(ReflHandlesCombine.class, n, methodType(r, p));
        } catch (ReflectiveOperationException e) { throw new AssertionError(e); }
    }
    interface Q { Object go() throws Throwable; }
    static void t(String n, Q q) {
        try { System.out.println(n + " -> " + q.go()); } catch (Throwable e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    static boolean loopPred(int i, int acc, int n) { return i < n; }
    static int step(int i, int acc, int n) { return i + 1; }
    static int accum(int i, int acc, int n) { return acc + i; }
    public static void main(String[] args) throws Throwable {
        MethodHandle cat = mh("cat", String.class, String.class, int.class, long.class, double.class), add = mh("add", int.class,
                int.class, int.class), up = mh("up", String.class, String.class), len = mh("len", int.class, Object.class), log = mh("log",
                void.class, String.class);
        t("insert", () -> insertArguments(cat, 1, 7, 8L).type() + " " + (String) insertArguments(cat, 1, 7, 8L).invokeExact("a", 1.5));
        t("insert long,double", () -> (String) insertArguments(cat, 2, 9L, 2.5).invokeExact("z", 3));
        t("insert bad", () -> insertArguments(cat, 1, "x"));
        t("insert too many", () -> insertArguments(add, 0, 1, 2, 3));
        t("drop", () -> (int) dropArguments(add, 1, String.class, double.class).invokeExact(1, "ignored", 2.0, 3));
        t("dropReturn", () -> dropReturn(add).type());
        t("dropToMatch", () -> dropArgumentsToMatch(len, 0, List.of(Object.class, int.class, long.class), 0).type());
        t("permute", () -> (String) permuteArguments(cat, methodType(String.class, double.class, long.class, int.class, String.class), 3,
                2, 1, 0).invokeExact(1.5, 2L, 3, "s"));
        t("permute dup", () -> (int) permuteArguments(add, methodType(int.class, int.class), 0, 0).invokeExact(21));
        t("permute drop", () -> (int) permuteArguments(add, methodType(int.class, long.class, int.class, Object.class, int.class), 3,
                1).invokeExact(1L, 2, (Object) "o", 30));
        t("permute bad", () -> permuteArguments(add, methodType(int.class, int.class), 0));
        t("filterArgs", () -> (String) filterArguments(cat, 0, up, null, null).invokeExact("low", 1, 2L, 3.0));
        t("filterArgs2", () -> (int) filterArguments(add, 0, len, len).invokeExact((Object) "abc", (Object) 12345));
        t("filterRet", () -> (boolean) filterReturnValue(add, mh("pos", boolean.class, int.class)).invokeExact(3, -4));
        t("filterRet void", () -> {
            filterReturnValue(up, log).invokeExact("shout");
            return "done";
        });
        t("fold", () -> (String) foldArguments(dropArguments(cat, 0, int.class).type().parameterType(0) == int.class ? dropArguments(cat,
                0, int.class) : cat, len.asType(methodType(int.class, String.class))).invokeExact("word", 1, 2L, 3.0));
        t("fold use", () -> (int) foldArguments(add, mh("pos", boolean.class, int.class).type().returnType() == boolean.class
                ? insertArguments(add, 1, 10) : null).invokeExact(5));
        t("fold void", () -> (String) foldArguments(up, log).invokeExact("fv"));
        t("guard", () -> {
            MethodHandle g = guardWithTest(mh("pos", boolean.class, int.class), insertArguments(add, 0, 100),
                    dropArguments(constant(int.class, -1), 0, int.class));
            return (int) g.invokeExact(5) + "," + (int) g.invokeExact(-5);
        });
        t("guard bad", () -> guardWithTest(up, up, up));
        MethodHandle boom = mh("boom", int.class, int.class), ce = catchException(boom, IllegalArgumentException.class, mh("handler",
                int.class, IllegalArgumentException.class, int.class));
        t("catch none", () -> (int) ce.invokeExact(7));
        t("catch hit", () -> (int) ce.invokeExact(-7));
        t("catch miss", () -> (int) ce.invokeExact(0));
        t("catch all", () -> (int) catchException(ce, Throwable.class, dropArguments(constant(int.class, 55), 0,
                Throwable.class)).invokeExact(0));
        t("throwExc", () -> throwException(int.class, Exception.class).invoke(new Exception("thrown")));
        MethodHandle tf = tryFinally(mh("body", String.class, String.class), mh("fin", String.class, Throwable.class, String.class,
                String.class));
        t("tryFinally", () -> (String) tf.invokeExact("X"));
        t("tryFinally exc", () -> (String) tf.invokeExact(""));
        t("spread", () -> (String) cat.asSpreader(Object[].class, 4).invokeExact(new Object[]{"s", 1, 2L, 3.0}));
        t("spread mid", () -> (int) add.asSpreader(int[].class, 2).invokeExact(new int[]{3, 4}));
        t("spread pos", () -> (String) cat.asSpreader(1, Object[].class, 2).invoke("p", new Object[]{1, 2L}, 4.0));
        t("spread wrong len", () -> add.asSpreader(int[].class, 2).invoke(new int[3]));
        t("spread cce", () -> cat.asSpreader(Object[].class, 4).invoke(new Object[]{1, 1, 2L, 3.0}));
        t("spread null0", () -> (int) insertArguments(add, 0, 1, 2).asSpreader(Object[].class, 0).invoke((Object[]) null));
        MethodHandle asList = L.findStatic(Arrays.class, "asList", methodType(List.class, Object[].class));
        t("collect", () -> asList.asFixedArity().asCollector(Object[].class, 3).invoke(1, "b", null));
        t("collect str", () -> asList.asFixedArity().asType(methodType(List.class, String[].class)).asCollector(String[].class, 2).type());
        t("varargs coll", () -> asList.invoke() + "" + asList.invoke(1) + asList.invoke((Object) new int[0].length, "q"));
        t("collectArgs", () -> (int) collectArguments(add, 0, add).invokeExact(1, 2, 3));
        t("asVarargs", () -> asList.asFixedArity().asVarargsCollector(Object[].class).invoke("x", 'y', 2f));
        t("asType", () -> {
            MethodHandle a = add.asType(methodType(Object.class, Object.class, byte.class));
            return a.invoke((Object) 4, (byte) 5) + " " + a.type();
        });
        t("asType cce", () -> add.asType(methodType(Object.class, Object.class, int.class)).invoke((Object) "x", 1));
        t("asType npe", () -> {
            try {
                return add.asType(methodType(int.class, Integer.class, int.class)).invoke((Integer) null, 1);
            } catch (NullPointerException e) { return "NPE"; }
        });
        t("asType bad", () -> add.asType(methodType(int.class, String.class, int.class)));
        t("asType void", () -> {
            add.asType(methodType(void.class, int.class, int.class)).invokeExact(1, 2);
            return "v";
        });
        t("explicitCast", () -> {
            MethodHandle e = explicitCastArguments(add, methodType(byte.class, double.class, Object.class));
            return (byte) e.invokeExact(300.9, (Object) null);
        });
        t("explicit bool", () -> (boolean) explicitCastArguments(identity(int.class), methodType(boolean.class, int.class)).invokeExact(3));
        t("explicit iface", () -> (Comparable) explicitCastArguments(identity(Object.class), methodType(Comparable.class,
                Object.class)).invokeExact((Object) "s"));
        t("loop while", () -> (int) whileLoop(dropArguments(constant(int.class, 1), 0, int.class), filterReturnValue(permuteArguments(add,
                methodType(int.class, int.class, int.class), 0, 1), identity(int.class)).type().returnType() == int.class
                ? lessThan() : null, permuteArguments(add, methodType(int.class, int.class, int.class), 0, 0)).invokeExact(100));
        t("countedLoop", () -> (int) countedLoop(dropArguments(identity(int.class), 1).type() == null ? null : identity(int.class),
                dropArguments(constant(int.class, 0), 0, int.class), dropArguments(add, 2, int.class)).invokeExact(10));
        t("iteratedLoop", () -> (String) iteratedLoop(null, dropArguments(constant(String.class, ">"), 0, List.class),
                catObj()).invoke(List.of(1, 2, 3)));
        t("general loop", () -> {
            MethodHandle[] i = { dropArguments(constant(int.class, 0), 0, int.class), mh("step", int.class, int.class, int.class,
                    int.class), mh("loopPred", boolean.class, int.class, int.class, int.class), null }, acc = {
                    dropArguments(constant(int.class, 0), 0, int.class), mh("accum", int.class, int.class, int.class, int.class), null,
                    null }, fin = { null, null, mh("loopPred", boolean.class, int.class, int.class, int.class), mh("accum2", int.class,
                    int.class, int.class, int.class) };
            return (int) loop(i, acc, fin).invoke(6);
        });
        t("invoker", () -> {
            MethodType mt = methodType(int.class, int.class, int.class);
            return (int) exactInvoker(mt).invokeExact(add, 1, 2) + (int) invoker(mt).invokeExact(add, 3, 4) + (int) spreadInvoker(mt,
                    1).invokeExact(add, 5, new Object[]{6});
        });
        t("big", () -> mh("big", String.class, byte.class, short.class, char.class, int.class, long.class, float.class, double.class,
                boolean.class, Object.class, String.class).invokeWithArguments((byte) 1, (short) 2, 'c', 4, 5L, 6f, 7d, true, null, "j"));
        t("permute big", () -> {
            MethodHandle b = mh("big", String.class, byte.class, short.class, char.class, int.class, long.class, float.class, double.class,
                    boolean.class, Object.class, String.class);
            return insertArguments(b, 3, 44, 55L, 6.5f).invoke((byte) 1, (byte) 2, 'x', 7f, false, "o", "j");
        });
        t("chain", () -> {
            MethodHandle c = identity(int.class);
            for (int k = 0; k < 20; k++) c = filterReturnValue(c, insertArguments(add, 1, k));
            return (int) c.invokeExact(1000);
        });
        t("tableSwitch", () -> {
            MethodHandle sw = tableSwitch(dropArguments(constant(String.class, "def"), 0, int.class), dropArguments(constant(String.class,
                    "zero"), 0, int.class), dropArguments(constant(String.class, "one"), 0, int.class));
            return (String) sw.invokeExact(0) + (String) sw.invokeExact(1) + (String) sw.invokeExact(-1) + (String) sw.invokeExact(9);
        });
        SwitchPoint sp = new SwitchPoint();
        MethodHandle g = sp.guardWithTest(constant(String.class, "valid"), constant(String.class, "invalid"));
        System.out.println((String) g.invokeExact());
        SwitchPoint.invalidateAll(new SwitchPoint[]{sp});
        System.out.println((String) g.invokeExact() + sp.hasBeenInvalidated());
        MutableCallSite cs = new MutableCallSite(constant(int.class, 1));
        MethodHandle di = cs.dynamicInvoker();
        int a1 = (int) di.invokeExact();
        cs.setTarget(constant(int.class, 2));
        System.out.println(a1 + " " + (int) di.invokeExact());
        try { cs.setTarget(add); } catch (WrongMethodTypeException e) { System.out.println(e.getMessage()); }
    }
    static boolean lt(int v, int lim) { return v < lim; }
    static MethodHandle lessThan() { return mh("lt", boolean.class, int.class, int.class); }
    static String catO(String acc, Object o, List<?> l) { return acc + o + "/" + l.size() + " "; }
    static MethodHandle catObj() {
        return mh("catO", String.class, String.class, Object.class, List.class);
    }
    static int accum2(int i, int acc, int n) { return acc * 100 + i; }
}
