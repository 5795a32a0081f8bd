// Custom exception classes: checked and unchecked hierarchies, overridden getMessage/getLocalizedMessage/toString/getCause/fillInStackTrace, extra fields, exception as control flow, catch ordering, generic throws, exceptions in constructors and toString.
import java.io.*;
import java.util.*;
public class ExcCustom {
    static class Base extends Exception { Base() { } Base(String m) { super(m); } Base(String m, Throwable c) { super(m, c); }
        Base(Throwable c) { super(c); } } static class Mid extends Base { final int code; Mid(int c) { super("mid " + c); code = c; }
        @Override public String getMessage() { return super.getMessage() + "!" + code; } }
    static class Leaf extends Mid { Leaf() { super(7); } @Override public String toString() { return "LEAF<" + getMessage() + ">"; } }
    static class Loc extends RuntimeException { @Override public String getLocalizedMessage() { return "localized"; }
        Loc(String s) { super(s); } } static class NullMsg extends RuntimeException { @Override public String getMessage() { return null; }
        NullMsg() { super("hidden"); } }
    static class CauseOv extends RuntimeException {
        @Override public synchronized Throwable getCause() { return new IOException("virtual cause"); } }
    static class NoFill extends RuntimeException { static int fills; NoFill() { super("nofill"); }
        @Override public synchronized Throwable fillInStackTrace() { fills++; return this; } }
    static class BadStr extends RuntimeException { @Override public String toString() { throw new IllegalStateException("toString fails");
        } } static class Ctor extends RuntimeException { Ctor(Object o) { super(o.toString()); } }
    static class Gen extends Exception { final Object v; <T> Gen(T v) { super(String.valueOf(v)); this.v = v; } }
    static class Found extends RuntimeException { final Object v; Found(Object v) { super(null, null, false, false); this.v = v; } }
    static final RuntimeException SHARED = new RuntimeException("shared");
    static String cls(Throwable t) { try { throw t; } catch (Leaf e) { return "Leaf" + e.code; } catch (Mid e) { return "Mid" + e.code; }
        catch (Base e) { return "Base"; } catch (FileNotFoundException e) { return "FNF"; }
        catch (IOException | InterruptedException e) { return "IO|Int"; }
        catch (IllegalArgumentException | ArithmeticException e) { return "IAE|AE " + (e instanceof NumberFormatException); }
        catch (RuntimeException e) { return "RT"; } catch (Error e) { return e instanceof AssertionError ? "AssertErr" : "Err"; }
        catch (Throwable e) { return "Thr " + e.getClass().getSimpleName(); } finally { cnt++; } } static int cnt;
    static <X extends Exception> void thrower(X x, boolean z) throws X { if (z) throw x; }
    static void search(List<?> l, Object k) {
        for (Object o : l) { if (o instanceof List<?> q) search(q, k); else if (o.equals(k)) throw new Found(o + "@" + l.indexOf(o)); } }
    static int depth(int n) throws Mid { if (n == 0) throw new Mid(n); try { return depth(n - 1); }
        catch (Mid m) { if (n % 2 == 0) throw new Mid(m.code + n); throw m; } }
    interface Parser<T, X extends Exception> { T parse(String s) throws X; }
    static <T, X extends Exception> T run(Parser<T, X> p, String s) throws X { return p.parse(s); }
    static abstract class Op { abstract int go(int x) throws Exception;
        static class Safe extends Op { @Override int go(int x) { return x; } }
        static class Bad extends Op { @Override int go(int x) throws IOException { throw new IOException("op " + x); } } }
    public static void main(String[] args) {
        for (Throwable t : new Throwable[]{new Leaf(), new Mid(3), new Base("b"), new Base(), new Base(new Mid(1)),
                    new Base("m", new Leaf()), new Base((Throwable) null), new Loc("x"), new NullMsg(), new CauseOv(), new NoFill(),
                    new Gen(List.of(1)), new Gen(null), new Error(), new Exception((String) null), new RuntimeException("", null),
                    new Throwable("thr"), new Exception(new Error(new Throwable("deep"))),
                    new Found(5)}) System.out.println(t + " | " + t.getMessage() + " | " + t.getLocalizedMessage() + " | " + t.getCause() +
                " | " + t.getStackTrace().length); System.out.println(NoFill.fills);
        for (Throwable t : new Throwable[]{new Leaf(), new Mid(3), new Base("b"), new FileNotFoundException("f"), new EOFException(),
                    new InterruptedException(), new NumberFormatException(), new IllegalArgumentException(), new ArithmeticException(),
                    new IllegalStateException(), new AssertionError(), new StackOverflowError(), new Exception(), new Throwable(),
                    new CloneNotSupportedException()}) System.out.print(cls(t) + "; "); System.out.println(cnt); try { cls(null); }
        catch (NullPointerException e) { System.out.println("npe"); } System.out.println(cls(null));
        try { thrower(new IOException("gen"), true); } catch (IOException e) { System.out.println(e.getMessage()); }
        try { search(List.of(1, List.of(2, List.of(3, 4)), 5), 4); System.out.println("no"); }
        catch (Found f) { System.out.println(f.v + " " + f.getMessage()); } search(List.of(1), 9); try { depth(5); }
        catch (Mid m) { System.out.println(m.getMessage()); }
        try { System.out.println(run(Integer::parseInt, "12") + run(String::length, "abc")); run(s -> { throw new Gen(s + s); }, "z"); }
        catch (Gen g) { System.out.println(g.v); } try { Op o = args.length > 3 ? new Op.Safe() : new Op.Bad(); o.go(4); }
        catch (Exception e) { System.out.println(e); } System.out.println(new Op.Safe().go(6)); try { new Ctor(null); }
        catch (NullPointerException e) { System.out.println("npe in super arg"); } try { String s = "" + new BadStr(); }
        catch (IllegalStateException e) { System.out.println(e.getMessage()); } for (int i = 0; i < 2; i++) try { throw SHARED; }
        catch (RuntimeException e) { System.out.println((e == SHARED) + " " + e.getStackTrace()[0].getMethodName()); }
        try { try { throw new Base("inner"); } catch (Base e) { throw new RuntimeException("outer", e); } }
        catch (RuntimeException e) {
            System.out.println(e.getMessage() + "<" + e.getCause().getMessage() + " " + (e.getCause() instanceof Base)); }
        Exception held = null; try { Object[] o = new Integer[1]; o[0] = ""; } catch (ArrayStoreException e) { held = e; }
        System.out.println(held.getClass() == ArrayStoreException.class); try { throw args.length == 0 ? new Loc("a") : new NullMsg(); }
        catch (RuntimeException e) { System.out.println(e); } Object o = new Leaf();
        if (o instanceof Mid m && m.code == 7) System.out.println("pattern " + m.getMessage());
        Set<Object> ids = new HashSet<>(List.of(SHARED));
        System.out.println(ids.contains(SHARED) + " " + SHARED.equals(new RuntimeException("shared")));
        Throwable anon = new Throwable("anon") { @Override public String getMessage() { return "A:" + super.getMessage(); } };
        System.out.println(anon); lab: try { if (cnt > 0) break lab; throw new Base(); } catch (Base e) { System.out.println("never"); }
        finally { System.out.println("fin"); } int r = 0; for (int i = 0; i < 6; i++) try { r += 10 / (i % 3); }
        catch (ArithmeticException e) { r += 1000; continue; } finally { r++; } System.out.println(r);
    }
}
