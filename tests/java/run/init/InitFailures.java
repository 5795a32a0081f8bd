// ExceptionInInitializerError then NoClassDefFoundError with messages and causes; Errors thrown by static initialisers pass through unwrapped; failing superclass; failing in lambda, enum, interface; retry behaviour.
public class InitFailures {
    static int zero = 0; static int boom(String s) { throw new IllegalStateException(s); }
    static class A { static int x = 1 / zero; static void m() { } } static class B extends A { static { System.out.println("B never"); }
        static int y = 1; } static class C { static { if (zero == 0) throw new StackOverflowError("own soe"); } static int z = 1;
        static final int K = 5; } static class D { static { boom("d fails"); } int inst; static final String S = "const ok"; }
    static class E { static Object o = null; static int len = o.hashCode(); }
    static class F { static int[] a = new int[2]; static { a[2] = 1; } }
    static class G { static final Integer I = (Integer) (Object) "str"; }
    static class H { static final int v; static { try { v = Integer.parseInt("x"); } finally { System.out.println("H finally"); } } }
    static class I { static { try { boom("swallowed"); } catch (IllegalStateException e) { System.out.println("I recovers"); } }
        static int ok = 1; } static class J { static D d = new D(); static int k = 1; }
    enum K { X, Y(null); K() { } K(String s) { s.length(); } }
    static class L { static Runnable r = () -> boom("in lambda"); static { r.run(); } static int q; }
    static class M { static { sneaky(new java.io.IOException("checked")); } static int q; }
    static <T extends Throwable> void sneaky(Throwable t) throws T { @SuppressWarnings("unchecked") T x = (T) t; if (zero == 0) throw x; }
    static class N { static int tries; static int v;
        static { tries++; InitFailures.count++; if (InitFailures.count < 3) throw new RuntimeException("try " + InitFailures.count); } }
    static int count; static class O { static class In { static int v = boom("inner"); } static int w = 4; }
    record P(int v) { static int made = boom("record static"); }
    static class Q { static final Q SELF = new Q(); final int v; Q() { v = boom("ctor in static"); } }
    static class AssertErr { static { if (zero == 0) throw new AssertionError("ae"); } static int q; }
    static class Nested {
        static { try { int v = E2.v; }
            catch (ExceptionInInitializerError e) { System.out.println("Nested caught " + e.getCause().getMessage()); throw e; } }
        static int q; } static class E2 { static int v = boom("e2"); }
    static class ThrowEIIE { static { if (zero == 0) throw new ExceptionInInitializerError("manual"); } static int q; }
    static class Td { static { if (zero == 0) throw new LinkageError("linkage"); } static int q; }
    interface T { Object go() throws Throwable; } static void t(String n, T f) { try { System.out.println(n + " ok " + f.go()); }
        catch (Throwable e) { StringBuilder sb = new StringBuilder(n + " " + e.getClass().getName() + ": " + e.getMessage());
            for (Throwable c = e.getCause(); c != null;
                    c = c.getCause()) sb.append(" <- ").append(c.getClass().getName()).append(": ").append(c.getMessage());
            if (e instanceof ExceptionInInitializerError x) sb.append(" getException=").append(x.getException() == x.getCause());
            System.out.println(sb); } }
    public static void main(String[] args) throws Exception {
        t("A.x", () -> A.x); t("A.x again", () -> A.x); t("A.m", () -> { A.m(); return 0; }); t("new A", () -> new A());
        t("B.y", () -> B.y); t("B.y again", () -> B.y); t("C.z", () -> C.z); t("C.z again", () -> C.z); t("C.K", () -> C.K);
        t("new D", () -> new D().inst); t("D.S", () -> D.S); t("new D again", () -> new D()); t("D[]", () -> new D[1].length);
        t("D.class", () -> D.class.getSimpleName()); t("instanceof D", () -> (Object) 1 instanceof D); t("E", () -> E.len);
        t("F", () -> F.a); t("G", () -> G.I); t("H", () -> H.v); t("H2", () -> H.v); t("I", () -> I.ok); t("J", () -> J.k);
        t("J2", () -> J.k); t("K", () -> K.X); t("K.valueOf", () -> K.valueOf("X")); t("L", () -> L.q); t("M", () -> M.q);
        t("N", () -> N.v); t("N2", () -> N.v); t("N3", () -> N.v); System.out.println("count " + count); t("O.w", () -> O.w);
        t("O.In", () -> O.In.v); t("P", () -> new P(1)); t("Q", () -> Q.SELF); t("AssertErr", () -> AssertErr.q);
        t("AssertErr2", () -> AssertErr.q); t("Nested", () -> Nested.q); t("E2 direct", () -> E2.v); t("ThrowEIIE", () -> ThrowEIIE.q);
        t("ThrowEIIE2", () -> ThrowEIIE.q); t("Td", () -> Td.q); t("Td2", () -> Td.q); t("forName", () -> Class.forName("InitFailures$A"));
        t("forName noinit", () -> Class.forName("InitFailures$A", false, InitFailures.class.getClassLoader()).getSimpleName());
        t("forName fresh", () -> Class.forName("InitFailures$Fresh"));
        t("newInstance", () -> Fresh2.class.getDeclaredConstructor().newInstance());
        t("newInstance2", () -> Fresh2.class.getDeclaredConstructor().newInstance());
        t("reflect get", () -> Fresh3.class.getDeclaredField("v").get(null));
        t("reflect invoke", () -> Fresh4.class.getDeclaredMethod("m").invoke(null));
        Thread th = new Thread(() -> { t("other thread A", () -> A.x); t("other thread Fresh5", () -> Fresh5.v); }); th.start(); th.join();
        t("Fresh5 in main", () -> Fresh5.v);
    }
    static class Fresh { static int v = boom("fresh"); } static class Fresh2 { static int v = boom("fresh2"); Fresh2() { } }
    static class Fresh3 { static int v = boom("fresh3"); } static class Fresh4 { static int v = boom("fresh4"); static void m() { } }
    static class Fresh5 { static int v = boom("fresh5"); }
}
