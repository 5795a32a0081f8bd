// What triggers class initialisation: new, static call, static field get/put, subclass use; and what does not: constants, arrays, class literals, casts, instanceof, null references, inherited statics on the subclass.
public class InitTriggers {
    static int p(String s) { System.out.println("  init " + s); return 1; }
    static class New { static { p("New"); } }
    static class Call { static { p("Call"); } static void m() { System.out.println("  Call.m"); } }
    static class Get { static int f = p("Get"); }
    static class Put { static int f = p("Put"); }
    static class Const { static final int C = 5; static final String S = "str" + C; static final long L = 1L << 40;
        static final Integer BOXED = 7; static { p("Const"); } }
    static class NonConst { static final int N = Integer.parseInt("3"); static final Object O = null; static { p("NonConst"); } }
    static class Lit { static { p("Lit"); } }
    static class Arr { static { p("Arr"); } }
    static class Cast { static { p("Cast"); } }
    static class Par { static int pf = 1; static final int PC = 9; static { p("Par"); } static void pm() { System.out.println("  Par.pm"); } }
    static class Chi extends Par { static int cf = 2; static { p("Chi"); } }
    static class Gran extends Chi { static { p("Gran"); } Gran() { System.out.println("  new Gran"); } }
    static class Param { static { p("Param"); } }
    static class Ret { static { p("Ret"); } }
    static class Fld { static { p("Fld"); } int inst = 4; }
    static class Thr extends RuntimeException { static { p("Thr"); } }
    static class Gen<T> { static { p("Gen"); } }
    static class Comp { static int x; static { p("Comp"); } }
    static class Outer { static { p("Outer"); } static class Inner { static { p("Outer.Inner"); } static int v = 3; }
        class Mem { { System.out.println("  Mem inst"); } } static final Object LOCK = new Object(); }
    enum En { A, B; static { p("En"); } static final int K = 3; }
    record Rec(int v) { static { p("Rec"); } static final int K = 4; }
    interface Ifc { int K = 6; int R = p("Ifc.R"); static int sm() { return 1; } }
    @interface Ann { int D = p("Ann.D"); }
    static Param take(Param x) { return null; } static Ret ret() { return null; } static Fld fld;
    static void s(String x) { System.out.println(x); }

    public static void main(String[] args) throws Throwable {
        s("new"); new New(); new New();
        s("call"); Call.m(); s("get"); int g = Get.f; s("put"); Put.f = 3;
        s("constants " + Const.C + Const.S + Const.L); switch (5) { case Const.C: s("case const"); } s("boxed " + Const.BOXED);
        s("nonconst"); s("" + NonConst.O);
        s("literal " + Lit.class.getSimpleName() + Lit.class.isInterface() + Lit[].class.getName());
        s("array " + new Arr[3].length + new Arr[2][2].length); Arr[] aa = {null}; s("array lit " + aa.length);
        Object o = null; s("cast " + (Cast) o + (o instanceof Cast)); Object str = "s"; s("instanceof " + (str instanceof Cast));
        try { Cast c = (Cast) str; } catch (ClassCastException e) { s("cce without init"); }
        s("inherited static via Chi"); Chi.pm(); s("inherited field via Chi " + Chi.pf); s("inherited const " + Gran.PC); s("own field");
        s("" + Chi.cf); s("Gran"); new Gran(); new Gran();
        s("param"); take(null); s("ret"); ret(); s("field of type"); fld = null; try { int i = fld.inst; }
        catch (NullPointerException e) { s("npe, no init"); }
        s("catch type"); try { throw new IllegalStateException(); } catch (Thr t) { s("?"); } catch (IllegalStateException e) { s("ise"); }
        s("generic"); Gen<String>[] ga = null; Gen<?> gg = new Gen<Integer>();
        s("compound"); Comp.x += 2; Comp.x++; s("" + Comp.x); s("inner without outer"); s("" + Outer.Inner.v); s("outer"); s("" + (Outer.LOCK != null));
        s("enum const " + En.K); s("enum"); s("" + En.B); s("values " + En.values().length); s("record const " + Rec.K); s("record");
        s("" + new Rec(1)); s("ifc const " + Ifc.K); s("ifc static call"); Ifc.sm(); s("ifc field " + Ifc.R); s("ann " + Ann.D);
        Runnable r = () -> new LamTarget(); s("lambda made"); r.run(); java.util.function.Supplier<MRef> m = MRef::new; s("mref made");
        m.get(); java.util.function.IntSupplier sm = SRef::val; s("static mref made"); s("" + sm.getAsInt()); s("default arg"); va();
        s("ternary"); Object t = args.length > 99 ? new Never() : "x"; s("loop"); for (int i = 0; i < 2; i++) Loop.tick();
        s("exception class"); try { throw new Thr(); } catch (Thr e) { s("caught"); } s("sync");
        synchronized (SyncC.class) { s("in sync"); } s("end");
    }
    static class LamTarget { static { p("LamTarget"); } } static class MRef { static { p("MRef"); } }
    static class SRef { static { p("SRef"); } static int val() { return 8; } } static class Va { static { p("Va"); } }
    static void va(Va... v) { System.out.println("  va " + v.length); } static class Never { static { p("Never"); } }
    static class Loop { static int n; static { p("Loop"); } static void tick() { System.out.println("  tick " + ++n); } }
    static class SyncC { static { p("SyncC"); } }
}
