// Constructors: this()/super() chains, argument evaluation before super, instance initialisers in order, overloads and boxing, exceptions from constructors, leaking this, private constructors, factory, constructor references, implicit super.
import java.util.*;
import java.util.function.*;
public class ClsConstructors {
    static StringBuilder log = new StringBuilder(); static <T> T l(String s, T v) { log.append(s).append(' '); return v; }
    static void flush(Object n) { System.out.println(n + " : " + log.toString().trim()); log.setLength(0); }
    static class A { int a = l("A.a", 1); { l("A.init", 0); } A() { this(l("A()arg", 5)); l("A()", 0); }
        A(int x) { l("A(int)" + x, 0); a += x; } int b = l("A.b", a * 2); { l("A.init2:" + b, 0); }
        A(String s) { this(s.length()); l("A(String)", 0); } static { l("A.static", 0); } }
    static class B extends A { int c = l("B.c", b + 1); final int d; { l("B.init", 0); d = l("B.d", c * 2); } B() { l("B()", 0); }
        B(int x) { super(l("B->super", x * 2)); l("B(int)", 0); } B(String s, int... r) { super(s); l("B(va" + r.length + ")", 0); }
        B(Comparable<?> o, Object q) { this((int) (Integer) o); l("B(Object)", 0); } }
    static class Ov { String k; Ov(int x) { k = "int"; } Ov(long x) { k = "long"; } Ov(Integer x) { k = "Integer"; }
        Ov(Object x) { k = "Object"; } Ov(int... x) { k = "int..." + x.length; } Ov(char c) { k = "char"; } Ov(String s) { k = "String"; }
        Ov(double d) { k = "double"; } }
    static class Thr { static List<Thr> leaked = new ArrayList<>(); int v = 7; final int f; String s = "init";
        Thr(int k) { leaked.add(this); if (k < 0) throw new IllegalArgumentException("k=" + k); f = k; s = null; } }
    static class ThrSub extends Thr { int w = l("ThrSub.w", 3); ThrSub(int k) { super(k); w = 9; } }
    static class InitThr { int x = Integer.parseInt("bad"); }
    static class InitBlk { { if (log != null) throw new IllegalStateException("init block"); } InitBlk() { l("never", 0); }
        InitBlk(int x) { this(); l("never2", 0); } }
    static class Priv { private static int n; private final int id; private Priv() { id = ++n; } static Priv get() { return new Priv(); }
        private Priv(Priv o) { id = o.id * 100; } Priv copy() { return new Priv(this); } }
    static abstract class Tmpl { final String s; Tmpl() { s = l("Tmpl", build()); } abstract String build(); }
    static class TI extends Tmpl { String part = "part"; final String cpart = "const"; static String sp = "static";
        String build() { return part + "," + cpart + "," + sp; } } static class NoCtor { int q; String s; boolean z; char c; double d;
        Object o; long[] la; } static class NoCtorSub extends NoCtor { { q = 5; } }
    class Mem { int v; Mem() { this(base); } Mem(int x) { v = x; } } int base = 77;
    static class Args { Args(int a, long b, double c, Object d, byte e, char f, short g, float h, boolean i, String... j) {
            log.append(a).append(b).append(c).append(d).append(e).append(f).append(g).append(h).append(i).append(j.length); } }
    static class Chain { final List<String> path = new ArrayList<>(); Chain(int n) { this(n, "s"); path.add("1"); }
        Chain(int n, String s) { this(n, s, 0L); path.add("2"); } private Chain(int n, String s, long l) { path.add("3:" + n + s + l); } }
    static class Rec { final Rec in; final int d; Rec(int d) { this.d = d; in = d == 0 ? null : new Rec(d - 1); }
        int depth() { return in == null ? 0 : 1 + in.depth(); } } static class Cyc { Cyc o; Cyc() { } Cyc(Cyc c) { o = c; c.o = this; } }
    static class Ex extends Exception { final int code; Ex(int c, Throwable t) { super("code " + c, t); code = c; } }
    public static void main(String[] args) throws Exception {
        new A(); flush("new A()"); new B(); flush("new B()"); new B(4); flush("new B(4)"); new B("xyz"); flush("new B(String)");
        new B("xy", 1, 2); flush("B va"); new B(3, (Object) null); flush("B obj"); try { new B("s", (Object) null); }
        catch (ClassCastException e) { flush("cce before super"); } Integer I = 1; Character C = 'c';
        for (Ov o : new Ov[]{new Ov(1), new Ov(1L), new Ov(I), new Ov("s"), new Ov('c'), new Ov(C), new Ov(1f), new Ov((Object) 1),
                    new Ov(), new Ov(1, 2), new Ov((short) 1), new Ov(List.of()), new Ov((String) null),
                    new Ov(new int[3])}) System.out.print(o.k + " "); System.out.println(); try { new ThrSub(-4); }
        catch (IllegalArgumentException e) { Thr t = Thr.leaked.get(0);
            flush(e.getMessage() + " leaked " + t.v + t.f + t.s + ((ThrSub) t).w); } new ThrSub(2);
        flush(Thr.leaked.get(1).f + "" + Thr.leaked.get(1).s); try { new InitThr(); }
        catch (NumberFormatException e) { flush(e.getMessage()); } try { new InitBlk(1); }
        catch (IllegalStateException e) { flush(e.getMessage()); } System.out.println(Priv.get().id + Priv.get().copy().id);
        flush(new TI().s); NoCtorSub nc = new NoCtorSub(); System.out.println(nc.q + nc.s + nc.z + (int) nc.c + nc.d + nc.o + nc.la);
        System.out.println(new ClsConstructors().new Mem().v + new ClsConstructors().new Mem(3).v);
        new Args(1, 2L, 3.5, null, (byte) -1, 'f', (short) 7, 8f, true, "a", "b"); flush("args");
        System.out.println(new Chain(9).path + " " + new Rec(50).depth()); Cyc a = new Cyc(), b = new Cyc(a);
        System.out.println((a.o == b) + "" + (b.o.o == b)); Function<Integer, A> f = A::new; Supplier<A> s = A::new;
        Function<String, A> fs = A::new; f.apply(1); flush("ref int"); s.get(); flush("ref ()"); fs.apply("abc"); flush("ref String");
        IntFunction<Ov> io = Ov::new; Function<Integer, Ov> fo = Ov::new; LongFunction<Ov> lo = Ov::new;
        System.out.println(io.apply(1).k + fo.apply(1).k + lo.apply(1).k); try { throw new Ex(5, new RuntimeException("why")); }
        catch (Ex e) { System.out.println(e.getMessage() + e.code + e.getCause().getMessage()); }
        java.lang.reflect.Constructor<?>[] cs = B.class.getDeclaredConstructors(); List<String> sig = new ArrayList<>();
        for (var c : cs) sig.add(Arrays.toString(c.getParameterTypes()) + c.isVarArgs()); Collections.sort(sig); System.out.println(sig);
        B.class.getDeclaredConstructor(int.class).newInstance(6); flush("reflect");
        try { InitBlk.class.getDeclaredConstructor().newInstance(); }
        catch (java.lang.reflect.InvocationTargetException e) { flush(e.getCause().getMessage()); }
        try { Tmpl.class.getDeclaredConstructor().newInstance(); } catch (InstantiationException e) { System.out.println(e); }
        try { NoCtor.class.getDeclaredConstructor(int.class); } catch (NoSuchMethodException e) { System.out.println(e.getMessage()); }
    }
}
