// Throwable internals: writableStackTrace=false, fillInStackTrace override and re-fill, setStackTrace rules and failures, immutability, preallocated exceptions, printing of such exceptions.
import java.io.*;
public class ExcNoStack {
    static class Light extends RuntimeException { Light(String m) { super(m, null, true, false); } }
    static class Frozen extends RuntimeException { Frozen(String m) { super(m, null, false, false); } }
    static class Own extends Exception { int fills; Own() { super("own"); }
        @Override public synchronized Throwable fillInStackTrace() { fills++; return super.fillInStackTrace(); }
        @Override public StackTraceElement[] getStackTrace() {
            return new StackTraceElement[]{new StackTraceElement("Fake", "fake", "Fake.java", 1)}; } }
    static class NoFill extends Exception { NoFill(String m) { super(m); }
        @Override public synchronized Throwable fillInStackTrace() { return this; } }
    static String str(Throwable t) { StringWriter w = new StringWriter(); t.printStackTrace(new PrintWriter(w));
        return w.toString().replace(System.lineSeparator(), "|"); }
    static Light deepLight(int n) { return n == 0 ? new Light("deep") : deepLight(n - 1); }
    static Throwable origin() { return new Throwable("origin"); } static Throwable refill(Throwable t) { return t.fillInStackTrace(); }
    static void p(Object o) { System.out.println(o); }
    static void t(Runnable r) { try { r.run(); p("ok"); } catch (RuntimeException e) { p(e.getClass().getName() + ": " + e.getMessage()); }
    } static final Light PRE = new Light("pre");
    public static void main(String[] args) throws Exception {
        Light l = deepLight(3); p(l.getStackTrace().length + " " + str(l));
        l.setStackTrace(new StackTraceElement[]{new StackTraceElement("X", "y", "Z", 1)}); p("after set " + l.getStackTrace().length);
        l.fillInStackTrace(); p("after fill " + l.getStackTrace().length); l.addSuppressed(new Light("sup")); p(str(l));
        Frozen f = new Frozen("frozen"); f.addSuppressed(new Error()); p(f.getSuppressed().length + " " + str(f)); Own o = new Own();
        p(o.fills + " " + o.getStackTrace()[0] + " " + str(o).contains("Fake")); o.fillInStackTrace(); p(o.fills);
        NoFill nf = new NoFill("nf"); p(nf.getStackTrace().length + " " + str(nf));
        nf.setStackTrace(new StackTraceElement[]{new StackTraceElement("A", "b", "A.java", 5), new StackTraceElement("A", "c", null, -2)});
        p(str(nf)); Throwable t = origin(); p(t.getStackTrace()[0].getMethodName()); p(refill(t) == t);
        p(t.getStackTrace()[0].getMethodName()); StackTraceElement[] st = t.getStackTrace();
        st[0] = new StackTraceElement("Ed", "ited", "Ed.java", 77); p(t.getStackTrace()[0].getMethodName()); t.setStackTrace(st);
        st[0] = null; p(t.getStackTrace()[0]); t(() -> t.setStackTrace(null)); t(() -> t.setStackTrace(new StackTraceElement[]{null}));
        t(() -> t.setStackTrace(new StackTraceElement[]{new StackTraceElement("a", "b", "c", 1), null}));
        t.setStackTrace(new StackTraceElement[0]); p(str(t)); t.fillInStackTrace(); p(t.getStackTrace().length);
        for (int i = 0; i < 2; i++) try { throw PRE; } catch (Light e) { p((e == PRE) + " " + e.getStackTrace().length); }
        try { thrower(); } catch (Exception e) { p(e.getStackTrace()[0].getMethodName() + " " + e.getStackTrace()[1].getMethodName()); }
        Exception made = new Exception("made here"); int line = made.getStackTrace()[0].getLineNumber(); try { later(made); }
        catch (Exception e) { p((e.getStackTrace()[0].getLineNumber() == line) + " " + e.getStackTrace().length); }
        try { try { later(made); } catch (Exception e) { throw (Exception) e.fillInStackTrace(); } }
        catch (Exception e) { p(e.getStackTrace().length); } Exception cause = new Exception("outer", nf); p(str(cause));
        Throwable copy = new Throwable(); copy.setStackTrace(made.getStackTrace());
        p(copy.getStackTrace().length == made.getStackTrace().length);
        p(new Light("x").equals(new Light("x")) + " " + PRE.hashCode() / Integer.MAX_VALUE * 0);
    }
    static void thrower() throws Exception { Exception e = supply(); throw e; } static Exception supply() { return new Exception("s"); }
    static void later(Exception e) throws Exception { throw e; }
}
