// Suppressed exceptions: try-with-resources in all orders, null resources, nested, close throwing after return, manual
// addSuppressed, disabled suppression, threads.
import java.util.*;

public class ThrWeakSuppressed {
    static final List<String> log = new ArrayList<>();
    static class R implements AutoCloseable {
        final String n;
        final boolean bad;
        R(String n, boolean bad) {
            this.n = n;
            this.bad = bad;
            log.add("open " + n);
            if (n.equals("ctor")) throw new IllegalStateException("ctor fails");
        }
        public void close() throws Exception {
            log.add("close " + n);
            if (bad) throw new Exception("close " + n);
        }
    }
    static String show(Throwable t) {
        StringBuilder sb = new StringBuilder(t.getMessage() == null ? t.getClass().getSimpleName() : t.getMessage());
        if (t.getSuppressed().length > 0) {
            StringJoiner j = new StringJoiner(", ", "{", "}");
            for (Throwable s : t.getSuppressed()) j.add(show(s));
            sb.append(j);
        }
        if (t.getCause() != null) sb.append(" <- ").append(show(t.getCause()));
        return sb.toString();
    }
    interface Q { Object go() throws Exception; }
    static void t(String n, Q q) {
        log.clear();
        String r;
        try { r = "" + q.go(); } catch (Exception e) { r = "EXC " + show(e); }
        System.out.println(n + ": " + r + " " + log);
    }
    static int ret(boolean bad) throws Exception {
        try (R r = new R("r", bad)) { return 5; } finally { log.add("finally"); }
    }
    static class NoSup extends Exception { NoSup(String m) { super(m, null, false, true); } }
    public static void main(String[] args) throws Exception {
        t("plain", () -> {
            try (R a = new R("a", false); R b = new R("b", false)) {
                log.add("body");
                return 1;
            }
        });
        t("body throws", () -> {
            try (R a = new R("a", false); R b = new R("b", false)) { throw new Exception("body"); }
        });
        t("all throw", () -> {
            try (R a = new R("a", true); R b = new R("b", true); R c = new R("c", true)) { throw new Exception("body"); }
        });
        t("only closes", () -> {
            try (R a = new R("a", true); R b = new R("b", true)) { return 1; }
        });
        t("ctor second", () -> {
            try (R a = new R("a", true); R b = new R("ctor", true)) { return 1; }
        });
        t("null res", () -> {
            try (R a = null; R b = new R("b", false)) { return a == null; }
        });
        t("return", () -> ret(false));
        t("return bad", () -> ret(true));
        t("nested", () -> {
            try (R a = new R("a", true)) {
                try (R b = new R("b", true)) { throw new Exception("inner"); } catch (Exception e) { throw new Exception("outer", e); }
            }
        });
        t("catch finally order", () -> {
            try (R a = new R("a", true)) { throw new Exception("body"); } catch (Exception e) {
                log.add("catch " + e.getSuppressed().length);
                return "caught";
            } finally { log.add("finally"); }
        });
        t("finally replaces", () -> {
            try (R a = new R("a", true)) { throw new Exception("body"); } finally { throw new IllegalStateException("from finally"); }
        });
        R shared = new R("shared", false);
        t("effectively final", () -> {
            try (shared; shared) { return "twice"; }
        });
        t("break continue", () -> {
            int n = 0;
            for (int i = 0; i < 4; i++) try (R a = new R("i" + i, false)) {
                if (i == 1) continue;
                if (i == 2) break;
                n += i + 10;
            }
            return n;
        });
        t("no suppression", () -> {
            try (R a = new R("a", true)) { throw new NoSup("disabled"); }
        });
        t("error", () -> {
            try {
                try (R a = new R("a", true)) { throw new StackOverflowError("so"); }
            } catch (StackOverflowError e) { return show(e); }
        });
        t("lambda resource", () -> {
            try (AutoCloseable ac = () -> { throw new java.io.IOException("lambda close"); }) { throw new Exception("b"); }
        });
        Exception e = new Exception("main");
        e.addSuppressed(new RuntimeException("s1"));
        e.addSuppressed(new RuntimeException("s2", new Error("c")));
        System.out.println(show(e));
        Throwable[] arr = e.getSuppressed();
        arr[0] = null;
        System.out.println(e.getSuppressed()[0].getMessage());
        try { e.addSuppressed(null); } catch (NullPointerException x) { System.out.println(x.getMessage()); }
        try { e.addSuppressed(e); } catch (IllegalArgumentException x) { System.out.println(x.getMessage()); }
        Exception agg = new Exception("aggregate");
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) {
            int k = i;
            (ts[i] = new Thread(() -> {
                try (R2 r = new R2(k)) { throw new IllegalStateException("t" + k); } catch (Exception x) { agg.addSuppressed(x); }
            })).start();
        }
        for (Thread th : ts) th.join();
        TreeSet<String> s = new TreeSet<>();
        for (Throwable x : agg.getSuppressed()) s.add(show(x));
        System.out.println(s);
        OutOfMemoryError oom = new OutOfMemoryError("x");
        oom.addSuppressed(new Exception("y"));
        System.out.println(oom.getSuppressed().length);
        StackTraceElement[] none = {};
        Exception tr = new Exception("traced", new Exception("cause"));
        tr.getCause().setStackTrace(none);
        tr.setStackTrace(none);
        Exception sp = new Exception("sup");
        sp.setStackTrace(none);
        tr.addSuppressed(sp);
        tr.printStackTrace(System.out);
        throw tr;
    }
    static class R2 implements AutoCloseable {
        final int k;
        R2(int k) { this.k = k; }
        public void close() throws Exception { if (k % 2 == 1) throw new Exception("c" + k); }
    }
}
