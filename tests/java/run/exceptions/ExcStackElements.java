// getStackTrace contents: class, method, file, line, native flag, module; constructors, static initialisers, inner and anonymous classes, lambdas, bridge methods, recursion; Thread.getStackTrace; StackTraceElement equality and toString.
import java.util.*;
import java.util.function.*;
public class ExcStackElements {
    static void dump(String n, Throwable t) {
        System.out.println("== " + n + " " + t.getMessage());
        for (StackTraceElement e : t.getStackTrace())
            System.out.println("  " + e.getClassName() + " | " + e.getMethodName() + " | " + e.getFileName() + " | " + e.getLineNumber() + " | " + e.isNativeMethod() + " | " + e.getModuleName() + " | " + e.getClassLoaderName());
    }
    static Exception here(String s) { return new Exception(s); }
    static class Ctor { final Exception e; Ctor() { this(1); } Ctor(int x) { e = here("ctor" + x); } }
    static class SubCtor extends Ctor { Exception f = here("field init"); { g = here("init block"); } Exception g; }
    static class Stat { static final Exception E; static { E = make(); } static Exception make() { return here("static init"); } }
    class Inner { Exception m() { return new Object() { Exception n() { return here("anon in inner"); } }.n(); } }
    interface Def { default Exception d() { return here("default"); } static Exception s() { return here("iface static"); } }
    static abstract class G<T> { abstract Exception f(T t); } static class GS extends G<String> { Exception f(String s) { return here("bridge " + s); } }
    enum En { A { Exception m() { return here("enum body"); } }; abstract Exception m(); }
    record Rec(int v) { Rec { if (v < 0) throw new IllegalArgumentException("rec"); } }
    static Exception rec(int n) {
        return n == 0 ? here("rec") :
            rec(n - 1);
    }
    static synchronized Exception sync() { synchronized (ExcStackElements.class) { return here("sync"); } }
    Exception inst(int a, String... b) { return here("inst" + b.length); }
    static Supplier<Exception> sup() { return () -> { Supplier<Exception> s = () -> here("nested lambda"); return s.get(); }; }
    public static void main(String[] args) throws Exception {
        dump("direct", here("direct")); dump("ctor", new Ctor().e);
        SubCtor sc = new SubCtor();
        dump("super ctor", sc.e); dump("field", sc.f); dump("block", sc.g);
        dump("static", Stat.E); dump("inner", new ExcStackElements().new Inner().m());
        dump("def", new Def() { }.d()); dump("istat", Def.s());
        dump("bridge", ((G<String>) new GS()).f("x"));
        dump("enum", En.A.m());
        try { new Rec(-1); } catch (IllegalArgumentException e) { dump("record", e); }
        dump("rec", rec(3)); dump("sync", sync()); dump("inst", new ExcStackElements().inst(1, "a", "b"));
        dump("lambda", sup().get());
        Function<String, Exception> mref = ExcStackElements::here; dump("mref", mref.apply("mref"));
        Supplier<Ctor> cref = Ctor::new; dump("cref", cref.get().e);
        Runnable r = new Runnable() { public void run() { dump("anon", new Exception("run")); } }; r.run();
        class Local { Exception e() { return here("local"); } } dump("local", new Local().e());
        try { Object o = List.of(1).get(5); } catch (IndexOutOfBoundsException e) { dump("library", e); }
        try { Integer.parseInt("zz"); } catch (NumberFormatException e) { dump("nfe", e); }
        try { "x".wait(); } catch (IllegalMonitorStateException e) { dump("native", e); }
        try { int[] a = new int[1]; a[1] = 0; } catch (ArrayIndexOutOfBoundsException e) { dump("vm", e); }
        StackTraceElement[] st = Thread.currentThread().getStackTrace(); System.out.println(st.length + " " + st[0] + " " + st[1].getMethodName());
        StackTraceElement x = new StackTraceElement("C", "m", "F.java", 3), y = new StackTraceElement("C", "m", "F.java", 3);
        System.out.println(x.equals(y) + " " + (x.hashCode() == y.hashCode()) + " " + x + " " + new StackTraceElement("C", "m", null, -1) + " " + new StackTraceElement("C", "m", "F", -1) + " " + new StackTraceElement("C", "m", null, -2) + " " + new StackTraceElement("app", "mod", "1.0", "C", "m", "F", 5) + " " + new StackTraceElement(null, "mod", null, "C", "m", "F", 5) + " " + new StackTraceElement("ld", null, null, "C", "m", "F", 5));
        try { new StackTraceElement(null, "m", "f", 1); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        Exception e = here("copy"); StackTraceElement[] arr = e.getStackTrace(); arr[0] = x; System.out.println(e.getStackTrace()[0].getMethodName() + " " + (e.getStackTrace() == e.getStackTrace()));
        Thread t = new Thread(() -> dump("thread", here("in thread")), "worker"); t.start(); t.join(); System.out.println(t.getStackTrace().length);
        dump("fill", refill(here("orig")));
        dump("array init", new Exception[]{null, here("in array")}[1]);
        dump("ternary", args.length == 0
            ? here("yes")
            : here("no"));
    }
    static Throwable refill(Throwable t) { return t.fillInStackTrace(); }
}
