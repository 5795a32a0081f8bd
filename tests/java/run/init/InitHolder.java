// Lazy holder idioms, double-checked locking, final fields observed as defaults through leaks, static state shared by nested classes, constants inlined versus not, initialisation by inherited static methods, static imports of own nested.
import static java.lang.Math.max;
import java.util.*;
public class InitHolder {
    static void p(Object s) { System.out.println(s); }
    static class Lazy { private Lazy() { p("Lazy built"); }
        private static class H { static { p("H init"); } static final Lazy I = new Lazy(); } static Lazy get() { return H.I; }
        static int other() { return 1; } }
    static class Dcl { private static volatile Dcl i; static int built; final int id; private Dcl() { id = ++built; }
        static Dcl get() { Dcl l = i; if (l == null) synchronized (Dcl.class) { l = i; if (l == null) i = l = new Dcl(); } return l; } }
    static class Leak { static Leak last; final int a; final String s; final int c = 3; final int[] arr = {1}; int seenA; String seenS;
        Leak() { last = this; peek(); a = 5; s = "set"; peek(); }
        void peek() { p("peek a=" + a + " s=" + s + " c=" + c + " arr=" + (arr == null ? "null" : arr.length) + " via last " + last.a); } }
    static class LeakSub extends Leak { final int z; final String lit = "lit"; final Object obj = "obj"; LeakSub() { z = 9; }
        @Override void peek() { super.peek(); p("  z=" + z + " lit=" + lit + " obj=" + obj); } }
    static class Cfg { static final boolean DEBUG = false; static final String VER = "1." + 2; static final String DYN = "1.".concat("3");
        static final int SIZE = 4 * 4; static final int RT = max(4, 16); static final char CH = 'x'; static final double D = 1.0 / 3;
        static final long BIG = 1L << 33; static final byte BY = (byte) 300; static { p("Cfg init"); } }
    static class Shared { static int n; static class A { static { n += 1; p("Shared.A " + n); } static void t() { } }
        static class B { static { n += 10; p("Shared.B " + n); } static void t() { A.t(); } } static { n = 100; p("Shared " + n); } }
    static class Base { static int hits; static { p("Base init"); } static void inherited() { hits++; }
        static String name() { return "Base"; } }
    static class Kid extends Base { static { p("Kid init"); } static String name() { return "Kid"; } }
    static class Cache { private static final Map<Integer, Cache> M = new HashMap<>(); private static int miss; final int k;
        private Cache(int k) { this.k = k; miss++; } static synchronized Cache of(int k) { return M.computeIfAbsent(k, Cache::new); } }
    static class Chain { static final Chain A = new Chain("A", null), B = new Chain("B", A); static final List<Chain> ALL = List.of(A, B);
        final String n; final Chain up; Chain(String n, Chain up) { this.n = n; this.up = up; p("Chain " + n + " ALL " + (ALL == null)); }
    } static class Counter { private static int next = 1; final int id = next++; static { next = 50; }
        static final Counter FIRST = new Counter(); }
    static class StaticBlockFlow { static final int V;
        static { int t = 0; outer: for (int i = 0; ; i++) { switch (i) { case 3: break outer; case 1: continue; default: t += i + 1; }
                try { if (i == 2) throw new RuntimeException(); } catch (RuntimeException e) { t *= 10; } finally { t++; } } V = t;
            p("flow " + V); } } static class Arrs { static final int[] T = new int[5]; static final String[][] N = {{"a"}, null};
        static { for (int i = 0; i < T.length; i++) T[i] = i == 0 ? 1 : T[i - 1] * 3; } static int[] copy() { return T.clone(); } }
    static class WithMain { public static void main(String[] a) { p("nested main " + a.length); } static { p("WithMain init"); } }
    public static void main(String[] args) throws Exception { p("other " + Lazy.other()); p(Lazy.get() == Lazy.get());
        p(Dcl.get() == Dcl.get() ? Dcl.built : -1); new LeakSub();
        p("consts " + Cfg.DEBUG + Cfg.VER + Cfg.SIZE + Cfg.CH + Cfg.D + Cfg.BIG + Cfg.BY); if (Cfg.DEBUG) p("never");
        p("runtime const " + Cfg.DYN); p(Cfg.RT); Shared.B.t(); p(Shared.n); Kid.inherited(); p("hits " + Kid.hits + Kid.name());
        p(Cache.of(1) == Cache.of(1) ? Cache.miss : -1); p(Cache.of(2).k + Cache.miss); p(Chain.B.up.n + Chain.ALL.size());
        p(Counter.FIRST.id + " " + new Counter().id); p(StaticBlockFlow.V); int[] c = Arrs.copy(); c[0] = 9;
        p(Arrs.T[0] + " " + Arrs.T[4] + Arrs.N[0][0] + Arrs.N[1]); WithMain.main(args);
        WithMain.class.getMethod("main", String[].class).invoke(null, (Object) new String[2]);
        class Loc { static int made; static final String T = "local static"; final int id = ++made; static { p("Loc init"); } } p(Loc.T);
        p(new Loc().id + new Loc().id + Loc.made); record LR(int v) { static int sum; LR { sum += v; } static { p("LR init"); } }
        new LR(3); new LR(4); p(LR.sum); enum LE { A, B; static int n = 2; static { p("LE init " + n); } } p(LE.B.ordinal() + LE.n);
        interface LI { int V = initLI(); static int initLI() { p("LI init"); return 6; } } p(LI.V);
        new Object() { static int q = 3; static { p("anon static init"); } void run() { p("anon " + q); } }.run(); }
}
