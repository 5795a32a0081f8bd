// Order of static and instance initialisation down a hierarchy, forward references seen as defaults, static blocks interleaved with fields, instance initialisers, constructor chains, virtual calls from constructors.
import java.util.*;
public class InitOrder {
    static int n; static <T> T t(String s, T v) { System.out.println(++n + " " + s + " = " + v); return v; }
    static class Top { static int a = t("Top.a", 1); int i = t("Top.i", 10); static { t("Top.static1", a + Top.b); }
        static int b = t("Top.b", a + 1); { t("Top.init", i); } Top() { t("Top()", describe()); } String describe() { return "top" + i; }
        @Override public String toString() { return "obj:" + describe(); }
        static final int LATE = t("Top.LATE", 99); static final int CONST = 77; static { t("Top.static2", b + CONST); } }
    static class Mid extends Top { int m = t("Mid.m", i * 2); static int ma = t("Mid.ma", Top.b * 100); final int fin; final int cfin = 5;
        final Integer bfin = 6; { t("Mid.init", m); } Mid() { this(t("Mid() arg", 3)); t("Mid()", describe()); }
        Mid(int k) { super(); fin = t("Mid.fin", k); }
        @Override String describe() { return "mid m=" + m + " fin=" + fin + " cfin=" + cfin + " bfin=" + bfin; }
        static { t("Mid.static", ma + CONST); } }
    static class Bot extends Mid { static Bot self = t("Bot.self", new Bot("inside")); static int cnt = t("Bot.cnt", 50);
        String nm = t("Bot.nm", "nm"); List<String> l = new ArrayList<>(List.of("x"));
        Bot(String s) { cnt++; t("Bot(" + s + ")", describe() + cnt); }
        @Override String describe() { return "bot nm=" + nm + " l=" + l + "/" + super.describe(); } static { t("Bot.static", cnt); } }
    static class Fwd { static int x = t("Fwd.x", Fwd.y + get()); static int y = t("Fwd.y", 7); static int get() { return y + z; }
        static final int z = 3; static final int w = t("Fwd.w", Integer.valueOf(4)); static int u;
        static { u = 1; t("Fwd.u", Fwd.u); v = 5; } static int v = t("Fwd.v", 6); static int noInit; }
    static class Inst { int x = t("Inst.x", this.y + get()); int y = t("Inst.y", 7); int get() { return y + z; } final int z = 3;
        final int w = t("Inst.w", new Random(1).nextInt(1) + 4); { v = t("Inst.v early", 5); } int v = t("Inst.v", 6); int u;
        Inst self = this; { t("Inst.self", self == this); } }
    static class Hold { static final Map<String, Integer> M = new LinkedHashMap<>();
        static final Hold A = new Hold("A"), B = new Hold("B"); static int count = 0; static int auto;
        Hold(String s) { M.put(s, M.size()); count++; auto++; t("Hold " + s, count + "/" + auto); }
        static { t("Hold.static", M + " " + count + "/" + auto); } }
    static class Late { static final Late ONLY = new Late(); static final Map<String, Integer> M = new HashMap<>();
        Late() { t("Late", M == null ? "map null" : "map ok"); } }
    static abstract class Tm { Tm() { t("Tm()", "calling hook"); hook(); } abstract void hook(); }
    static class TmA extends Tm { private String s = "set"; private int[] arr = {1}; private final String fs = "final";
        private static String st = "static"; void hook() { t("hook", s + (arr == null) + fs + st); s = "from hook"; } }
    static class TmB extends TmA { int z = t("TmB.z", 4); void hook() { super.hook(); t("TmB.hook", z); z = 44; } { t("TmB.init", z); } }
    static class Anon { final int k = 9; Object o = new Object() { int q = t("anon.q", k + 1); { t("anon.init", q); }
            @Override public String toString() { return "anon" + q; } }; { t("Anon.o", o); } }
    public static void main(String[] args) { System.out.println("-- Bot"); new Bot("main"); System.out.println("-- Bot again");
        new Bot("again"); System.out.println("-- Fwd"); System.out.println(Fwd.x + " " + Fwd.y + " " + Fwd.v + " " + Fwd.noInit);
        System.out.println("-- Inst"); Inst i = new Inst(); System.out.println(i.x + " " + i.v + " " + i.u); System.out.println("-- Hold");
        System.out.println(Hold.count + " " + Hold.auto + " " + Hold.M); System.out.println("-- Late"); System.out.println(Late.M);
        System.out.println("-- Tm"); TmB b = new TmB(); System.out.println(b.z + " " + ((TmA) b).s); System.out.println("-- Anon");
        new Anon(); }
}
