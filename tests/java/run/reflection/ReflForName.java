// Class.forName: names of arrays and nested classes, initialisation triggers and order, failures, ExceptionInInitializerError
// and after.
import java.util.*;
import java.util.concurrent.Callable;

public class ReflForName {
    static final List<String> log = new ArrayList<>();
    static class A {
        static { log.add("A"); }
        static final int CONST = 5;
        static final Integer BOXED = 6;
        static int plain = 1;
        static void m() {}
    }
    static class B extends A { static { log.add("B"); } static int own = 2; }
    interface I { Object X = mark("I.X"); default void d() {} }
    interface J extends I { Object Y = mark("J.Y"); }
    static class K implements J {
        static { log.add("K"); }
    }
    interface NoDef { Object Z = mark("NoDef.Z"); }
    static class L implements NoDef {
        static { log.add("L"); }
    }
    static Object mark(String s) { log.add(s); return s; }
    static class Bad {
        static {
            log.add("Bad");
            if (log.size() > 0) throw new IllegalStateException("bad init");
        }
        static int v;
    }
    static class BadChild extends Bad {
        static { log.add("BadChild"); }
    }
    static class BadErr {
        static {
            if (log.size() >= 0) throw new LinkageError("direct error");
        }
        static void m() {}
    }
    static class Cyc1 {
        static int a = Cyc2.b + 1;
        static { log.add("Cyc1 a=" + a); }
    }
    static class Cyc2 {
        static int b = Cyc1.a + 1;
        static { log.add("Cyc2 b=" + b); }
    }
    enum E {
        P, Q;
        static { log.add("E static"); }
        E() { mark("E ctor"); }
    }
    static class Arr {
        static { log.add("Arr"); }
    }
    static class Holder {
        static Arr[] arr = new Arr[3];
        static Class<?> c = Arr.class;
        static { log.add("Holder"); }
    }
    static class Self {
        static final Self INST = new Self();
        static int count = 10;
        int seen;
        Self() {
            seen = count;
            count++;
        }
    }
    static void t(String n, Callable<?> c) {
        try { System.out.println(n + " -> " + c.call() + " " + log); } catch (Throwable e) {
            System.out.println(n + " " + e + (e.getCause() != null ? " cause " + e.getCause() : "") + " " + log);
        }
        log.clear();
    }
    public static void main(String[] args) throws Exception {
        ClassLoader cl = ReflForName.class.getClassLoader();
        t("literal", () -> B.class.getSimpleName());
        t("no init", () -> Class.forName("ReflForName$B", false, cl).getSimpleName());
        t("const", () -> A.CONST);
        t("array", () -> new A[2].length);
        t("forName array", () -> Class.forName("[LReflForName$A;").getTypeName());
        t("instanceof", () -> (Object) "x" instanceof A);
        t("loadClass", () -> cl.loadClass("ReflForName$A").getSimpleName());
        t("declared", () -> A.class.getDeclaredFields().length);
        t("init B", () -> Class.forName("ReflForName$B").getSimpleName());
        t("again", () -> Class.forName("ReflForName$B").getSimpleName() + B.plain + A.BOXED);
        t("K init runs default super ifaces", () -> new K() != null);
        t("J.Y", () -> J.Y);
        t("L", () -> new L() != null);
        t("NoDef", () -> NoDef.Z);
        t("Bad", () -> Class.forName("ReflForName$Bad"));
        t("Bad2", () -> Class.forName("ReflForName$Bad"));
        t("Bad field", () -> Bad.v);
        t("BadChild", () -> new BadChild());
        t("Bad literal", () -> Bad.class.getSimpleName() + new Bad[1].length);
        t("BadErr", () -> {
            BadErr.m();
            return 0;
        });
        t("BadErr2", () -> {
            BadErr.m();
            return 0;
        });
        t("Cyc", () -> Cyc1.a + " " + Cyc2.b);
        t("E no", () -> E.class.isEnum());
        t("E", () -> E.valueOf("Q"));
        t("Holder", () -> Holder.arr.length + Holder.c.getSimpleName());
        t("Arr", () -> Holder.arr[0] = new Arr() {
            public String toString() { return "anon"; }
        });
        t("Self", () -> Self.INST.seen + " " + Self.count);
        for (String n : new String[]{ "int", "[I", "[[J", "[Ljava.lang.String;", "[java.lang.String", "java/lang/String",
                "java.lang.String[]", "", "[", "[V", "No.Such", "ReflForName.A", "reflforname", "java.util.Map$Entry",
                "java.util.Map.Entry", "[Z", "[X", "Ljava.lang.Object;", "[Lnone;", "[[[[D", "ReflForName$1", "[LReflForName$A" }) t("'"
                + n + "'", () -> Class.forName(n, false, cl));
        t("null", () -> {
            try { return Class.forName(null); } catch (NullPointerException e) { return "NPE"; }
        });
        t("boot loader", () -> Class.forName("java.util.ArrayList", true, null));
        t("boot loader app", () -> Class.forName("ReflForName", true, null));
        t("loader bad array", () -> cl.loadClass("[I"));
        System.out.println(String.class.getClassLoader() + " " + int.class.getClassLoader() + " "
                + (ReflForName[].class.getClassLoader() == cl) + " " + (Thread.currentThread().getContextClassLoader() == cl) + " "
                + (cl == ClassLoader.getSystemClassLoader()) + " " + (cl.getParent() == ClassLoader.getPlatformClassLoader()) + " "
                + cl.getParent().getParent());
    }
}
