// MethodHandles.Lookup: findVirtual/Static/Constructor/Special/Getter/Setter/unreflect*, access rules, bindTo, varargs
// collectors.
import java.lang.invoke.*;
import java.lang.reflect.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

public class ReflHandlesFind {
    static class Base { protected String who() { return "Base"; } String tag = "bt"; static int cnt = 5; }
    static class T extends Base {
        private int secret = 42;
        final long fin = 7L;
        static String st = "S";
        double dd = 2.5;
        T next;
        static final char SF = 'f';
        T() {} T(int a, String b) { secret = a + b.length(); }
        protected String who() { return "T"; }
        private int priv(int x) { return secret + x; }
        static long sum(int a, long b) { return a + b; }
        static String va(String h, int... r) { return h + Arrays.toString(r); }
        void vd() { secret++; }
        Object thrower(String s) throws Exception { throw new java.io.IOException(s); }
        static MethodHandle superWho() throws Exception {
            return MethodHandles.lookup().findSpecial(Base.class, "who", methodType(String.class), T.class);
        }
    }
    interface Df { default String hi() { return "Df.hi " + id(); } int id(); }
    static class Im implements Df {
        public int id() { return 3; }
        public String hi() { return "Im.hi"; }
        MethodHandle sup() throws Exception {
            return MethodHandles.lookup().findSpecial(Df.class, "hi", methodType(String.class), Im.class);
        }
    }
    interface Q { Object go() throws Throwable; }
    static void t(String n, Q q) {
        try { System.out.println(n + " -> " + q.go()); } catch (Throwable e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + ": " + String.valueOf(e.getMessage()).replaceAll("@[0-9a-f]+",
                    "@"));
        }
    }
    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup L = MethodHandles.lookup(); T o = new T();
        MethodHandle len = L.findVirtual(String.class, "length", methodType(int.class));
        int r = (int) len.invokeExact("hello");
        System.out.println(r + " " + len.type() + " " + len);
        t("virtual dispatch", () -> (String) L.findVirtual(Base.class, "who", methodType(String.class)).invokeExact((Base) o));
        t("special", () -> (String) T.superWho().invokeExact(o));
        t("iface default", () -> L.findVirtual(Df.class, "hi", methodType(String.class)).invoke(new Im()));
        t("special default", () -> new Im().sup().invoke(new Im()));
        t("private", () -> (int) L.findVirtual(T.class, "priv", methodType(int.class, int.class)).invokeExact(o, 8));
        t("static", () -> (long) L.findStatic(T.class, "sum", methodType(long.class, int.class, long.class)).invokeExact(1, 2L));
        t("static widening", () -> (long) L.findStatic(T.class, "sum", methodType(long.class, int.class, long.class)).invoke((byte) 1, 2));
        t("ctor", () -> ((T) L.findConstructor(T.class, methodType(void.class, int.class, String.class)).invokeExact(10, "abc")).secret);
        t("ctor0", () -> ((T) L.findConstructor(T.class, methodType(void.class)).invoke()).secret);
        t("getter", () -> (int) L.findGetter(T.class, "secret", int.class).invokeExact(o));
        t("setter", () -> {
            L.findSetter(T.class, "secret", int.class).invokeExact(o, 99);
            return o.secret;
        });
        t("inherited getter", () -> (String) L.findGetter(T.class, "tag", String.class).invokeExact(o));
        t("static getter", () -> (String) L.findStaticGetter(T.class, "st", String.class).invokeExact());
        t("static setter", () -> {
            L.findStaticSetter(T.class, "st", String.class).invokeExact("S2");
            return T.st;
        });
        t("inherited static", () -> (int) L.findStaticGetter(T.class, "cnt", int.class).invokeExact());
        t("set final", () -> L.findSetter(T.class, "fin", long.class));
        t("static final get", () -> (char) L.findStaticGetter(T.class, "SF", char.class).invokeExact());
        t("void", () -> {
            L.findVirtual(T.class, "vd", methodType(void.class)).invokeExact(o);
            return o.secret;
        });
        t("void as Object", () -> (Object) L.findVirtual(T.class, "vd", methodType(void.class)).invoke(o));
        MethodHandle va = L.findStatic(T.class, "va", methodType(String.class, String.class, int[].class));
        t("va", () -> va.isVarargsCollector() + " " + va.invoke("h") + va.invoke("h", 1) + va.invoke("h", 1, (byte) 2, 'c')
                + va.invoke("h", new int[]{9}) + (String) va.invokeExact("x", new int[]{1}));
        t("va fixed", () -> va.asFixedArity().invoke("h", 1, 2));
        t("va args", () -> va.invokeWithArguments("w", 1, 2, 3) + "" + va.invokeWithArguments(List.of("w")));
        t("bind", () -> L.bind("text", "charAt", methodType(char.class, int.class)).invoke(2));
        t("bindTo", () -> L.findVirtual(T.class, "priv", methodType(int.class, int.class)).bindTo(o).invoke(1));
        t("bindTo bad", () -> len.bindTo(5));
        t("bindTo null", () -> {
            try { return len.bindTo(null).invoke(); } catch (NullPointerException e) { return "NPE"; }
        });
        t("no method", () -> L.findVirtual(T.class, "nope", methodType(int.class)));
        t("wrong ret", () -> L.findVirtual(String.class, "length", methodType(long.class)));
        t("static as virtual", () -> L.findVirtual(T.class, "sum", methodType(long.class, int.class, long.class)));
        t("virtual as static", () -> L.findStatic(T.class, "vd", methodType(void.class)));
        t("no field", () -> L.findGetter(T.class, "zip", int.class));
        t("wrong field type", () -> L.findGetter(T.class, "secret", long.class));
        t("no ctor", () -> L.findConstructor(T.class, methodType(void.class, long.class)));
        t("ctor ret", () -> L.findConstructor(T.class, methodType(T.class)));
        t("static getter on inst", () -> L.findStaticGetter(T.class, "secret", int.class));
        t("public lookup private", () -> {
            try {
                return MethodHandles.publicLookup().findVirtual(T.class, "priv", methodType(int.class, int.class));
            } catch (IllegalAccessException e) { return "IAE"; }
        });
        t("public lookup ok", () -> (String) MethodHandles.publicLookup().findVirtual(String.class, "trim",
                methodType(String.class)).invokeExact(" x "));
        t("jdk private", () -> {
            try { return L.findGetter(String.class, "hash", int.class); } catch (IllegalAccessException e) { return "IAE"; }
        });
        t("privateLookupIn", () -> {
            try { return MethodHandles.privateLookupIn(String.class, L); } catch (IllegalAccessException e) { return "IAE"; }
        });
        t("privateLookupIn own", () -> MethodHandles.privateLookupIn(T.class, L).findGetter(T.class, "secret", int.class).invoke(o));
        t("exception", () -> L.findVirtual(T.class, "thrower", methodType(Object.class, String.class)).invoke(o, "io!"));
        t("npe recv", () -> {
            try { return (int) len.invokeExact((String) null); } catch (NullPointerException e) { return "NPE"; }
        });
        Method m = T.class.getDeclaredMethod("priv", int.class);
        t("unreflect", () -> L.unreflect(m).invoke(o, 1));
        t("unreflectCtor", () -> ((T) L.unreflectConstructor(T.class.getDeclaredConstructor(int.class, String.class)).invoke(1,
                "")).secret);
        Field f = T.class.getDeclaredField("dd");
        t("unreflectGetter", () -> L.unreflectGetter(f).invoke(o));
        t("unreflectSetter", () -> {
            L.unreflectSetter(f).invoke(o, 3);
            return o.dd;
        });
        t("reveal", () -> {
            MethodHandleInfo i = L.revealDirect(L.unreflect(m));
            return i.getName() + " " + i.getMethodType() + " " + MethodHandleInfo.referenceKindToString(i.getReferenceKind()) + " " + i;
        });
        t("reflectAs", () -> MethodHandles.reflectAs(Method.class, len));
        t("array", () -> {
            MethodHandle g = MethodHandles.arrayElementGetter(int[].class), s = MethodHandles.arrayElementSetter(String[].class),
                    n = MethodHandles.arrayConstructor(long[].class), l = MethodHandles.arrayLength(char[].class);
            String[] a = new String[2];
            s.invokeExact(a, 1, "set");
            return (int) g.invokeExact(new int[]{4, 5}, 1) + a[1] + ((long[]) n.invokeExact(3)).length + (int) l.invokeExact(new char[7])
                    + s.type() + n.type();
        });
        t("array oob", () -> MethodHandles.arrayElementGetter(int[].class).invoke(new int[1], 1));
        t("array store", () -> {
            MethodHandles.arrayElementSetter(Object[].class).invoke((Object[]) new String[1], 0, (Object) 1);
            return 0;
        });
        t("lookup", () -> L + " " + L.lookupClass().getSimpleName() + " " + Integer.toHexString(L.lookupModes()) + " " + L.in(String.class)
                + " " + L.dropLookupMode(MethodHandles.Lookup.PRIVATE) + " " + MethodHandles.publicLookup());
        t("polysig reflect", () -> {
            try {
                return MethodHandle.class.getMethod("invokeExact", Object[].class).invoke(len, (Object) new Object[]{"x"});
            } catch (InvocationTargetException e) { return e.getCause().getClass().getSimpleName(); }
        });
        t("constant", () -> (int) MethodHandles.constant(int.class, 8).invokeExact() + ""
                + MethodHandles.identity(String.class).invoke("id") + MethodHandles.zero(long.class).invoke()
                + MethodHandles.empty(methodType(Object.class, int.class, String.class)).invoke(1, "z"));
        t("interfaces", () -> {
            Comparator<String> c = MethodHandleProxies.asInterfaceInstance(Comparator.class, L.findVirtual(String.class, "compareTo",
                    methodType(int.class, String.class)));
            return c.compare("b", "a") + " " + MethodHandleProxies.isWrapperInstance(c);
        });
    }
}
