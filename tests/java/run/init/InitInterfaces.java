// Interface initialisation: interfaces with default methods are initialised with an implementing class, those without are not; order; fields; sub-interfaces; lambdas and anonymous implementors; enums and records implementing.
public class InitInterfaces {
    static int p(String s) { System.out.println("  init " + s); return s.length(); }
    interface Plain { int F = p("Plain.F"); void m(); }
    interface Def { int F = p("Def.F"); default void d() { System.out.println("  Def.d " + F); } }
    interface SubOfDef extends Def { int G = p("SubOfDef.G"); }
    interface SubDef extends Plain { int H = p("SubDef.H"); default void sd() { } }
    interface Stat { int S = p("Stat.S"); static int go() { return S; } }
    interface Priv { int P = p("Priv.P"); private int q() { return P; } }
    interface TwoA { int A = p("TwoA.A"); default int a() { return 1; } }
    interface TwoB extends TwoA { int B = p("TwoB.B"); default int b() { return A; } }
    interface TwoC { int C = p("TwoC.C"); default int c() { return 2; } }
    static class ImplPlain implements Plain { static { p("ImplPlain"); } public void m() { System.out.println("  m"); } }
    static class ImplDef implements Def { static { p("ImplDef"); } }
    static class ImplSub implements SubOfDef { static { p("ImplSub"); } }
    static class ImplSubDef implements SubDef { static { p("ImplSubDef"); } public void m() { } }
    static class ImplStat implements Stat { static { p("ImplStat"); } } static class ImplPriv implements Priv { static { p("ImplPriv"); } }
    static class Base implements TwoC { static { p("Base"); } } static class Der extends Base implements TwoB { static { p("Der"); } }
    interface DefL { int F = p("DefL.F"); void run(); default void twice() { run(); run(); } }
    interface PlainL { int F = p("PlainL.F"); void run(); } interface DefAnon { int F = p("DefAnon.F"); default int x() { return 1; } }
    interface DefE { int F = p("DefE.F"); default String n() { return toString(); } } enum E implements DefE { ONE; static { p("E"); } }
    interface DefR { int F = p("DefR.F"); default int dbl() { return 2; } } record R(int v) implements DefR { static { p("R"); } }
    interface Multi { int A = p("Multi.A"), B = p("Multi.B"); String C = "const";
        Object D = new Object() { { p("Multi.D anon " + (B > 0)); } }; }
    interface Fail { int X = 1 / Integer.parseInt("0"); default void f() { } }
    static class FailImpl implements Fail { static { p("FailImpl"); } } interface DefOver { int F = p("DefOver.F"); default void f() { } }
    static class Over implements DefOver { static { p("Over"); } public void f() { } } interface Abs extends DefAbs0 { void f(); }
    interface DefAbs0 { int F = p("DefAbs0.F"); default void f() { } }
    static class AbsImpl implements Abs { static { p("AbsImpl"); } public void f() { } }
    static void s(String x) { System.out.println(x); }
    public static void main(String[] args) {
        s("ImplPlain"); new ImplPlain().m(); s("Plain.F"); s("" + Plain.F); s("ImplDef"); new ImplDef().d(); s("ImplSub"); new ImplSub();
        s("G " + SubOfDef.G); s("ImplSubDef"); new ImplSubDef(); s("ImplStat"); new ImplStat(); s("Stat.go " + Stat.go()); s("ImplPriv");
        new ImplPriv(); s("Der"); new Der(); s("b " + new Der().b()); s("lambda of DefL"); DefL l = () -> System.out.println("  run");
        s("made"); l.twice(); s("F " + DefL.F); s("lambda of PlainL"); PlainL pl = () -> { }; pl.run(); s("run, F " + PlainL.F); s("anon");
        DefAnon a = new DefAnon() { { System.out.println("  anon inst"); } }; s("x " + a.x()); s("enum"); s(E.ONE.n()); s("record");
        s("" + new R(3).dbl()); s("Multi.C " + Multi.C); s("Multi.B " + Multi.B); s("array of Def-like"); DefArr[] arr = new DefArr[2];
        s("class literal " + DefArr.class.getName()); s("instanceof " + ((Object) "x" instanceof DefArr)); s("impl");
        arr[0] = new DefArr() { }; try { new FailImpl(); } catch (ExceptionInInitializerError e) { s("EIIE " + e.getCause()); }
        try { new FailImpl(); } catch (NoClassDefFoundError e) { s("NCDFE " + e.getMessage()); } try { int x = Fail.X; }
        catch (NoClassDefFoundError e) { s("NCDFE " + e.getMessage()); } s("Over"); new Over().f(); s("AbsImpl"); new AbsImpl().f();
        s("end");
    }
    interface DefArr { int F = p("DefArr.F"); default void z() { } }
}
