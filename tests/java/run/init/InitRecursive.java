// Recursive and cyclic initialisation in one thread: cycles between classes see default values; self-instances; superclass referring to subclass; interface cycles; enum cycles; initialisation re-entered through callbacks.
import java.util.*;
public class InitRecursive {
    static void p(String s) { System.out.println(s); } static <T> T t(String s, T v) { p(s + " = " + v); return v; }
    static class A { static final int C = 100; static int x = t("A.x", B.y + 1); static { p("A done"); } }
    static class B { static int y = t("B.y", A.x + 10); static { p("B done, A.x=" + A.x + " A.C=" + A.C); } }
    static class Sup { static Object o = t("Sup.o", Sub.make()); static int v = t("Sup.v", 3); }
    static class Sub extends Sup { static int w = t("Sub.w", 5); static final List<String> L = new ArrayList<>();
        static String make() { return "made w=" + w + " v=" + v + " L=" + L; } }
    static class Sup2 { static Sub2 kid = new Sub2(); static int v = t("Sup2.v", 8); Sup2() { p("Sup2() v=" + v); } }
    static class Sub2 extends Sup2 { static int w = t("Sub2.w", 9); int i = w; Sub2() { p("Sub2() w=" + w + " i=" + i); } }
    static class Ring1 { static String s = t("Ring1.s", "1" + Ring2.s); }
    static class Ring2 { static String s = t("Ring2.s", "2" + Ring3.s); }
    static class Ring3 { static String s = t("Ring3.s", "3" + Ring1.s); }
    enum E1 { X(E2.Y); final E2 o; E1(E2 o) { this.o = o; p("E1 ctor o=" + o); } }
    enum E2 { Y(E1.X); final E1 o; E2(E1 o) { this.o = o; p("E2 ctor o=" + o); } } interface I1 { int V = t("I1.V", I2.W + 1); }
    interface I2 { int W = t("I2.W", I1.V + 2); } static class Reg { static final Map<String, Runnable> M = new LinkedHashMap<>();
        static void reg(String k, Runnable r) { M.put(k, r); p("reg " + k); } static { P1.init(); P2.init(); p("Reg done " + M.keySet()); }
    } static class P1 { static int v = t("P1.v", 1); static { Reg.reg("p1", () -> p("run p1 " + v)); } static void init() { p("P1.init"); }
    } static class P2 { static { Reg.reg("p2", () -> p("run p2 " + P1.v)); } static void init() { p("P2.init"); } }
    static class Self { static int n = 0; static Self s = new Self(); static int m = t("Self.m", n);
        Self() { n++; if (n < 3) p("Self() nested " + new Self().hashCodeX()); } int hashCodeX() { return n; } }
    static class Lam { static int v = run(() -> Lam.w + 1); static int w = t("Lam.w", 4);
        static int run(java.util.function.IntSupplier s) { int r = s.getAsInt(); p("Lam.run " + r); return r; } }
    static class Fact { static final long[] F = new long[10]; static { F[0] = 1; for (int i = 1; i < F.length; i++) F[i] = f(i); }
        static long f(int i) { return i * F[i - 1]; } } static class Str { static String a = Str.b + "a"; static String b = Str.a + "b";
        static final String c = "c"; static String d = t("Str.d", a + b + c); }
    static class Outer { static int o = t("Outer.o", Inner.i + 1); static class Inner { static int i = t("Inner.i", Outer.o + 5); } }
    static abstract class Shape { static final Shape UNIT = new Sq(1); final int s;
        Shape(int s) { this.s = s; p("Shape " + s + " UNIT=" + (UNIT == null ? "null" : "set")); } }
    static class Sq extends Shape { static int made = t("Sq.made", 0); Sq(int s) { super(s); made++; p("Sq made=" + made); } }
    public static void main(String[] args) { p("-- A first"); p(A.x + " " + B.y); p("-- Sub first"); p("" + Sub.w); p("-- Sup2 first");
        p("" + Sup2.v); p("-- Ring2"); p(Ring2.s + " " + Ring1.s + " " + Ring3.s); p("-- E1"); p(E1.X.o + " " + E2.Y.o); p("-- I2");
        p("" + I2.W); p("-- Reg via P2"); P2.init(); Reg.M.values().forEach(Runnable::run); p("-- Self"); p(Self.n + " " + Self.m);
        p("-- Lam"); p("" + Lam.v); p("-- Fact"); p("" + Fact.F[9]); p("-- Str"); p(Str.a + "|" + Str.b + "|" + Str.d);
        p("-- Outer.Inner"); p("" + Outer.Inner.i); p("-- Sq first"); p("" + new Sq(7).s + Sq.made + Shape.UNIT.s); }
}
