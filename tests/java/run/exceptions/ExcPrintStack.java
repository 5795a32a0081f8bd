// printStackTrace into a StringWriter, PrintStream and System.err: frames, "Caused by", "... n more", "Suppressed", circular references, nested suppressed causes, exceptions with null messages and multi-line messages.
import java.io.*;
public class ExcPrintStack {
    static class Own extends Exception {
        Own(String m, Throwable c) { super(m, c); }
        @Override public String toString() { return "Own:" + getMessage(); }
    }
    static void l1(int k) throws Exception {
        try {
            l2(k);
        } catch (RuntimeException e) {
            throw new Exception("from l1", e);
        }
    }
    static void l2(int k) {
        try {
            l3(k);
        } catch (IllegalArgumentException e) {
            throw new IllegalStateException("from l2", e);
        }
    }
    static void l3(int k) {
        if (k == 0) throw new IllegalArgumentException("from l3");
        l3(k - 1);
    }
    static Exception make(String s) { return new Exception(s); }
    static Exception nested(int d) {
        Exception e = make("n" + d);
        if (d > 0) e.addSuppressed(nested(d - 1));
        return e;
    }
    static String str(Throwable t) { StringWriter w = new StringWriter(); t.printStackTrace(new PrintWriter(w, true)); return w.toString(); }
    static void show(String n, Throwable t) { System.out.println("== " + n); System.out.print(str(t)); }

    public static void main(String[] args) throws Exception {
        try { l1(2); } catch (Exception e) { show("chain", e); e.printStackTrace(); e.printStackTrace(System.out); }
        Exception s = make("with suppressed");
        s.addSuppressed(make("sup one"));
        s.addSuppressed(new Own("sup two", new RuntimeException("its cause")));
        try { l1(0); } catch (Exception e) { s.addSuppressed(e); }
        show("suppressed", s);
        show("nested suppressed", nested(3));
        Exception a = make("a"), b = new Exception("b", a);
        a.initCause(b);
        show("circular cause", a);
        Exception c = make("c"), d = make("d");
        c.addSuppressed(d);
        d.addSuppressed(c);
        show("circular suppressed", c);
        show("null message", new Exception());
        show("empty message", new Exception(""));
        show("multi-line", new Exception("line1\nline2\n\tat fake.Frame(Fake.java:1)"));
        show("cause only", new Exception(new Own("o", null)));
        show("error", new Error("err", new Own("deep", new Own("deeper", new Error("deepest")))));
        Throwable shared = make("shared");
        Exception two = new Exception("two", shared);
        two.addSuppressed(shared);
        show("same object twice", two);
        Exception empty = make("emptied");
        empty.setStackTrace(new StackTraceElement[0]);
        show("empty trace", new Exception("outer of emptied", empty));
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        new Exception("to stream").printStackTrace(new PrintStream(bo));
        System.out.println("== bytes " + bo.toString().replace(System.lineSeparator(), "|").trim());
        new Own("to stderr", new RuntimeException("c")).printStackTrace();
        Thread t = new Thread(() -> { try { l1(1); } catch (Exception e) { show("in thread", e); } });
        t.start();
        t.join();
    }
}
