// Stack traces of exceptions: exact line numbers, causes with common frames, suppressed, circular, rethrow, fillInStackTrace,
// clinit/lambda/ctor frames.
import java.io.*;
import java.util.*;
import java.util.function.*;

public class ReflStackTraces {
    static class My extends RuntimeException {
        My(String m, Throwable c) {
            super(m, c);
        }
        public String toString() { return "My!" + getMessage(); }
    }
    static void a(int n) {
        if (n == 0)
        throw new IllegalStateException("bottom");
        a(n - 1);
    }
    static void wrap() {
        try {
            a(2);
        } catch (IllegalStateException e) {
            throw new My("wrapped", e);
        }
    }
    static class Res implements AutoCloseable {
        final String n; Res(String n) { this.n = n; }
        public void close() throws IOException {
            throw new IOException("close " + n);
        }
    }
    static int div(int a,
        int b) {
        return a
        / b;
        }
    static final Supplier<Object> L = () ->
    List.of(1, 2)
    .get(
        5);
    static class Bad { static int v = compute(); static int compute() { return Integer.parseInt("nan"); } }
    static String dump(Throwable t) {
        StringWriter w = new StringWriter();
        t.printStackTrace(new PrintWriter(w, true));
        return w.toString();
    }
    static void run(String n, Runnable r) {
        try {
            r.run();
            System.out.println(n + " none");
        } catch (Throwable t) {
            System.out.println("--- " + n);
            System.out.print(dump(t));
        }
    }
    public static void main(String[] args) {
        run("wrap", ReflStackTraces::wrap);
        run("div", () -> div(1, 0));
        run("lambda", () -> L.get());
        run("clinit", () -> System.out.println(Bad.v));
        run("clinit2", () -> System.out.println(Bad.v));
        run("twr", () -> {
            try (Res r = new Res("one"); Res q = new Res("two")) {
                throw new UncheckedIOException("body", new IOException("inner"));
            } catch (IOException e) { }
        });
        run("array", () -> {
            int[] x = new int[2];
            x[
                2] = 1;
        });
        run("anon", new Runnable() {
            public void run() {
                Object o = "s";
                Integer i = (Integer) o;
            }
        });
        Throwable t = new Throwable("self") { public synchronized Throwable fillInStackTrace() { return this; } };
        System.out.print(dump(t));
        Exception x = new Exception("x"), y = new Exception("y", x); x.initCause(y); System.out.print(dump(x));
        Exception s = new Exception("s");
        s.addSuppressed(y);
        s.setStackTrace(new StackTraceElement[]{ new StackTraceElement("pk.Cls", "meth", "File.java", 12), new StackTraceElement("C",
                "nat", null, -2), new StackTraceElement("C", "unk", null, -1), new StackTraceElement("C", "noline", "F.java", -1),
                new StackTraceElement("app", "mod", "1.0", "Q", "m", "Q.java", 3) });
        x.setStackTrace(new StackTraceElement[0]);
        y.setStackTrace(new StackTraceElement[0]);
        System.out.print(dump(s));
        try {
            try { a(0); } catch (IllegalStateException e) {
                StackTraceElement[] before = e.getStackTrace();
                e.fillInStackTrace();
                System.out.println(before[0].getMethodName() + " -> " + e.getStackTrace()[0].getMethodName() + " " + before.length + " "
                        + e.getStackTrace().length);
                throw e;
            }
        } catch (RuntimeException e) { System.out.print(dump(e)); }
        try { x.initCause(null); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        try { s.addSuppressed(s); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { s.initCause(s); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        StackTraceElement el = new Throwable().getStackTrace()[0];
        System.out.println(el + " " + el.getClassLoaderName() + " " + el.getModuleName() + " "
                + el.equals(new Throwable().getStackTrace()[0]) + " " + el.isNativeMethod());
        int[] depth = {0};
        try { deep(depth); } catch (StackOverflowError e) {
            System.out.println(e.getMessage() + " " + (depth[0] > 500) + " " + e.getStackTrace().length + " "
                    + e.getStackTrace()[0].getMethodName() + e.getStackTrace()[1023].getMethodName());
        }
    }
    static void deep(int[] d) { d[0]++; deep(d); }
}
