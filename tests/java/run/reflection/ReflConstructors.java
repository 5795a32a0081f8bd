// Constructor.newInstance: all kinds of parameters, inner classes, abstract, private, exceptions, init order, Class.newInstance.
import java.lang.reflect.*;
import java.util.*;
import java.util.concurrent.Callable;

public class ReflConstructors {
    static final List<String> log = new ArrayList<>();
    static class Base {
        Base() {
            log.add("Base()");
            hook();
        }
        void hook() { log.add("Base.hook"); }
        static { log.add("Base.clinit"); }
        { log.add("Base.init"); }
    }
    static class Der extends Base {
        int v = 7;
        { log.add("Der.init"); }
        static { log.add("Der.clinit"); }
        Der(int a) {
            super();
            log.add("Der(" + a + ") v=" + v);
        }
        void hook() { log.add("Der.hook v=" + v); }
    }
    static class P {
        final String s;
        private P(boolean z, byte b, char c, short h, int i, long l, float f, double d, String t, int... r) { s = z + "" + b + c + h + i
                + l + f + d + t + r.length; }
        P() { s = "noarg"; }
        public String toString() { return s; }
    }
    class Inner { final String q; Inner(String x) { q = x + tag; } class Deep { String get() { return q + tag; } } }
    String tag = "!"; static abstract class Ab { Ab() { log.add("Ab"); } } interface If {} enum En { A }
    static class Thrower {
        Thrower() throws Exception { throw new java.io.IOException("ctor"); }
        Thrower(int x) { throw new ArithmeticException("rt"); }
    }
    static class G<T> {
        T t;
        <U extends T> G(U u, List<? super T> l) { t = u; }
    }
    static class NoDefault { NoDefault(int q) {} }
    private static class PrivC {
        private PrivC() {}
        public String toString() { return "PrivC"; }
    }
    static void t(String n, Callable<?> c) {
        try { System.out.println(n + " -> " + c.call()); } catch (InvocationTargetException e) { System.out.println(n + " ITE "
                + e.getCause()); } catch (Throwable e) {
            System.out.println(n + " " + e.getClass().getName() + ": " + e.getMessage());
        }
    }
    public static void main(String[] args) throws Exception {
        Constructor<Der> k = Der.class.getDeclaredConstructor(int.class);
        System.out.println("looked up " + log);
        Der d = k.newInstance(5);
        System.out.println(log + " " + d.v);
        log.clear();
        k.newInstance((byte) 3);
        System.out.println(log);
        t("P", () -> P.class.getDeclaredConstructor(boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class,
                double.class, String.class, int[].class).newInstance(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6d, "s", new int[]{1, 2}));
        t("P noarg", () -> P.class.getDeclaredConstructor().newInstance());
        t("P newInstance", () -> P.class.newInstance());
        ReflConstructors o = new ReflConstructors(); o.tag = "?";
        Constructor<?> ik = Inner.class.getDeclaredConstructors()[0];
        System.out.println(ik + " " + Arrays.toString(ik.getParameterTypes()) + " gen " + Arrays.toString(ik.getGenericParameterTypes()));
        Inner in = (Inner) ik.newInstance(o, "in");
        System.out.println(in.q);
        Object deep = Inner.Deep.class.getDeclaredConstructor(Inner.class).newInstance(in);
        System.out.println(((Inner.Deep) deep).get());
        t("inner null outer", () -> {
            try { return ik.newInstance(null, "x"); } catch (InvocationTargetException e) { return e.getCause().getClass(); }
        });
        t("abstract", () -> Ab.class.getDeclaredConstructor().newInstance());
        t("iface ctor", () -> If.class.getDeclaredConstructor());
        t("iface newInst", () -> If.class.newInstance());
        t("array", () -> int[].class.getDeclaredConstructor());
        t("prim", () -> int.class.getDeclaredConstructor());
        t("array newInst", () -> String[].class.newInstance());
        t("no default", () -> NoDefault.class.newInstance());
        t("no default2", () -> NoDefault.class.getDeclaredConstructor());
        t("enum", () -> {
            Constructor<?> c = En.class.getDeclaredConstructors()[0];
            c.setAccessible(true);
            return c.newInstance("B", 1);
        });
        t("thrower", () -> Thrower.class.getDeclaredConstructor().newInstance());
        t("thrower int", () -> Thrower.class.getDeclaredConstructor(int.class).newInstance(1));
        t("Class.newInstance sneaky", () -> Thrower.class.newInstance());
        t("wrong type", () -> k.newInstance("x"));
        t("wrong count", () -> k.newInstance());
        t("null prim", () -> {
            try { return k.newInstance((Object) null); } catch (IllegalArgumentException | NullPointerException e) { return "rejected"; }
        });
        t("priv", () -> PrivC.class.getDeclaredConstructor().newInstance());
        t("String", () -> String.class.getConstructor(char[].class, int.class, int.class).newInstance("hello".toCharArray(), 1, 3));
        t("AL", () -> ArrayList.class.getConstructor(Collection.class).newInstance(Set.of(1)));
        Constructor<?> g = G.class.getDeclaredConstructors()[0];
        System.out.println(g.toGenericString() + " | " + g + " " + Arrays.toString(g.getTypeParameters()));
        System.out.println(((G<?>) g.newInstance("gt", null)).t);
        t("anon", () -> {
            Object a = new Object() {
                public String toString() { return "anon" + o.tag; }
            };
            Constructor<?> c = a.getClass().getDeclaredConstructors()[0];
            return c.getParameterCount() + " " + c.newInstance(o);
        });
        t("private Math", () -> { Constructor<?> c = Math.class.getDeclaredConstructor(); return c.newInstance(); });
        t("Class ctor", () -> {
            try {
                Constructor<?> c = Class.class.getDeclaredConstructors()[0];
                c.setAccessible(true);
                return c;
            } catch (RuntimeException e) { return e.getMessage().replaceAll("@.*", "@"); }
        });
        Set<String> s = new TreeSet<>();
        for (Constructor<?> c : P.class.getDeclaredConstructors()) s.add(c.getParameterCount() + " " + Modifier.toString(c.getModifiers())
                + " " + c.isVarArgs() + " " + c);
        System.out.println(s);
        System.out.println(log);
    }
}
