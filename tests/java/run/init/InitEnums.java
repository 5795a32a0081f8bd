// Enum initialisation: constants before statics, constructor cannot see statics, lookup maps, constants with bodies, nested enum use, switch map classes, valueOf during init, enum implementing interface with state.
import java.util.*;
public class InitEnums {
    static void p(String s) { System.out.println(s); }
    enum A { X("x"), Y("y") { { p("Y body init"); } @Override String show() { return "Y!" + super.show(); } };
        static { p("A static start"); } static final Map<String, A> BY = new HashMap<>(); static int count; final String s;
        { p("A instance init"); } A(String s) { this.s = s; p("A ctor " + s + " " + name() + ordinal()); }
        static { for (A a : values()) BY.put(a.s, a); count = BY.size(); p("A static end " + count); } String show() { return s; }
        static A of(String s) { return BY.get(s); } }
    enum B { P, Q; static int n = 5; int seen = Holder.bump();
        static class Holder { static int c; static int bump() { p("bump " + c); return c++; } } { p(name() + " seen " + seen); }
        static { p("B n=" + n + " c=" + Holder.c); } }
    enum C { ONE(1), TWO(ONE.v + 1), THREE(TWO.v + ONE.v); final int v; C(int v) { this.v = v; p("C " + v); }
        static final C DEFAULT = valueOf("TWO"); static final int SUM; static { int s = 0; for (C c : values()) s += c.v; SUM = s; } }
    enum D { A(() -> D.table()), B(() -> D.table() + "!"); static String table() { return TABLE; } static final String TABLE = new String("table");
        final java.util.function.Supplier<String> s; D(java.util.function.Supplier<String> s) { this.s = s; } }
    enum Lvl { LO, HI; Lvl opp() { return this == LO ? HI : LO; } static final EnumMap<Lvl, Lvl> OPP = new EnumMap<>(Lvl.class);
        static { for (Lvl l : values()) OPP.put(l, l.opp()); p("OPP " + OPP); } }
    enum Lazy { I; Lazy() { p("Lazy I"); } static Lazy get() { return I; } static final int CONST = 3; }
    enum Sing { INSTANCE; private final List<String> l = new ArrayList<>(); Sing() { l.add("init"); } void add(String s) { l.add(s); } }
    enum Vis { PUB { Vis next() { return PRIV; } }, PRIV { Vis next() { return PUB; } }; static { p("Vis " + PUB.next() + PRIV.next()); }
        abstract Vis next(); } interface Op { int ap(int a); }
    enum Ops implements Op { INC { int calls; public int ap(int a) { return a + ++calls; } }, DBL { public int ap(int a) { return a * 2; }
        }; static final Op ALL = a -> { for (Ops o : values()) a = o.ap(a); return a; }; static { p("Ops " + ALL.ap(1)); } }
    enum Bad { OK(1), FAIL(0); Bad(int d) { p("Bad " + 10 / d); } }
    enum Nest { A; enum In { B; static { p("In init"); } } static { p("Nest init"); } static final In IN = In.B; }
    enum Big { A, B, C, D, E; private static final Big[] V = values(); Big next() { return V[(ordinal() + 1) % V.length]; }
        Big(){ if (ordinal() == 4) p("last"); } } static String sw(A a) { return switch (a) { case X -> "sx"; case Y -> "sy"; }; }
    public static void main(String[] args) { p("-- literal " + A.class.getSimpleName()); p("-- A");
        p(A.of("y").show() + A.count + sw(A.X) + A.Y.getClass().getSuperclass().getSimpleName()); p("-- B"); p(B.Q.seen + " " + B.n);
        p("-- C"); p(C.DEFAULT + " " + C.SUM + C.THREE.v); p("-- D"); p(D.A.s.get() + D.B.s.get()); p("-- Lvl");
        p("" + Lvl.OPP.get(Lvl.HI)); p("-- Lazy " + Lazy.CONST); p("" + Lazy.get()); Sing.INSTANCE.add("m");
        p("" + Sing.valueOf("INSTANCE").l); p("-- Vis"); p("" + Vis.valueOf("PUB").next()); p("-- Ops");
        p(Ops.ALL.ap(1) + " " + Ops.INC.ap(0)); p("-- Bad"); try { p("" + Bad.OK); }
        catch (ExceptionInInitializerError e) { p("EIIE " + e.getCause().getMessage()); } try { p("" + Bad.OK); }
        catch (NoClassDefFoundError e) { p(e.getMessage()); } try { Bad.valueOf("OK"); }
        catch (NoClassDefFoundError e) { p(e.getMessage()); } try { p("" + new EnumMap<Bad, Integer>(Bad.class).size()); }
        catch (Throwable e) { p(e.getClass().getName() + " " + e.getMessage()); } p("-- Nest.In"); p("" + Nest.In.B); p("-- Nest");
        p("" + Nest.IN); p("-- Big"); p("" + Big.E.next() + Big.A.next()); p("-- EnumSet"); p("" + EnumSet.allOf(Fresh.class));
        p("-- values"); p("" + Fresh2.values().length); p("-- compare"); p("" + (Fresh3.A.compareTo(Fresh3.B))); }
    enum Fresh { F; static { p("Fresh init"); } } enum Fresh2 { F; static { p("Fresh2 init"); } } enum Fresh3 { A, B; static { p("Fresh3 init"); } }
}
