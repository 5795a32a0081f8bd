// try-with-resources: order, null resources, suppressed exceptions, effectively final vars, nested, with catch and finally, return inside.
import java.util.*;
public class StmtTryWith {
    static List<String> log = new ArrayList<>();
    static class R implements AutoCloseable { final String n; final RuntimeException onClose; R(String n) { this(n, null); }
        R(String n, RuntimeException c) { log.add("open " + n); if (n.startsWith("bad")) throw new IllegalArgumentException("ctor " + n);
            this.n = n; onClose = c; } void use() { log.add("use " + n); }
        public void close() { log.add("close " + n); if (onClose != null) throw onClose; } }
    static class Checked implements AutoCloseable { public void close() throws Exception { log.add("checked close");
            throw new java.io.IOException("io"); } }
    static void run(String name, Runnable r) { try { r.run(); log.add("normal"); } catch (Throwable t) { show(t, ""); }
        System.out.println(name + ": " + log); log.clear(); }
    static void show(Throwable t, String ind) { log.add(ind + t.getClass().getSimpleName() + "(" + t.getMessage() + ")");
        for (Throwable s : t.getSuppressed()) show(s, ind + "+"); if (t.getCause() != null) show(t.getCause(), ind + "<"); }
    static int ret() { try (R a = new R("a"); R b = new R("b")) { return log.size(); } finally { log.add("fin"); } }
    static R nullR() { log.add("null"); return null; }
    public static void main(String[] args) {
        run("plain", () -> { try (R a = new R("a")) { a.use(); } });
        run("two", () -> { try (R a = new R("a"); R b = new R("b");) { a.use(); b.use(); } });
        run("body throws", () -> { try (R a = new R("a"); R b = new R("b")) { throw new IllegalStateException("body"); } });
        run("close throws", () -> { try (R a = new R("a", new RuntimeException("ca")); R b = new R("b")) { b.use(); } });
        run("all throw", () -> {
                    try (R a = new R("a", new RuntimeException("ca")); R b = new R("b", new RuntimeException("cb"));
                    R c = new R("c", new RuntimeException("cc"))) { throw new IllegalStateException("body"); } });
        run("both close", () -> { try (R a = new R("a", new RuntimeException("ca")); R b = new R("b", new RuntimeException("cb"))) { } });
        run("second ctor", () -> { try (R a = new R("a", new RuntimeException("ca")); R b = new R("bad"); R c = new R("c")) {
                        log.add("no"); } }); run("first ctor", () -> { try (R a = new R("bad1"); R b = new R("b")) { log.add("no"); } });
        run("null res", () -> { try (R a = nullR(); R b = new R("b")) { log.add("body " + a); } });
        run("catch+finally", () -> { try (R a = new R("a", new RuntimeException("ca"))) { throw new IllegalStateException("x"); }
                    catch (IllegalStateException e) { log.add("caught " + e.getMessage() + e.getSuppressed().length);
                        throw new Error("from catch", e); } finally { log.add("finally"); } });
        run("var", () -> { R r = new R("r"); final R q = new R("q"); try (r; q; R z = new R("z")) { r.use(); } });
        run("nested", () -> {
                    try (R a = new R("a")) { try (R b = new R("b", new RuntimeException("cb"))) { throw new RuntimeException("inner"); }
                        finally { log.add("f-inner"); } } finally { log.add("f-outer"); } });
        run("loop", () -> { for (int i = 0; i < 3; i++) try (R a = new R("l" + i)) { if (i == 0) continue; if (i == 1) break; } });
        run("lambda res", () -> { try (AutoCloseable a = () -> log.add("lambda close")) { log.add("in"); }
                    catch (Exception e) { log.add("?" + e); } });
        run("checked", () -> { try (Checked c = new Checked()) { log.add("in"); }
                    catch (java.io.IOException e) { log.add("io:" + e.getMessage()); } catch (Exception e) { log.add("ex"); } });
        run("same exception", () -> { RuntimeException x = new RuntimeException("same"); try (R a = new R("a", x)) { throw x; } });
        System.out.println(ret() + " " + log); log.clear();
        run("error body", () -> { try (R a = new R("a", new RuntimeException("ca"))) { throw new AssertionError("ae"); } });
        run("field resource", () -> { class H { final R f = new R("field"); } H h = new H(); try (h.f) { h.f.use(); } });
        run("throw in finally", () -> { try (R a = new R("a", new RuntimeException("ca"))) { throw new RuntimeException("body"); }
                    finally { throw new IllegalArgumentException("fin"); } });
        run("rethrow", () -> { try { try (R a = new R("a", new RuntimeException("ca"))) { throw new RuntimeException("b1"); } }
                    catch (RuntimeException e) { e.addSuppressed(new Exception("manual")); throw e; } });
        run("closeable reuse", () -> { R r = new R("twice"); try (r) { } try (r) { } });
        run("nosupp", () -> { class NS extends RuntimeException { NS() { super("ns", null, false, false); } }
                    try (R a = new R("a", new RuntimeException("ca"))) { throw new NS(); } });
        run("suppress self", () -> { RuntimeException x = new RuntimeException("self"); x.addSuppressed(x); });
        run("suppress null", () -> new RuntimeException().addSuppressed(null));
        run("interface default", () -> { interface D extends AutoCloseable { default void close() { log.add("default close"); } }
                    try (D d = new D() { }) { log.add("body"); } });
        StringBuilder sb = new StringBuilder();
        try (Scanner sc = new Scanner("1 2 3"); java.io.StringWriter w = new java.io.StringWriter()) {
            while (sc.hasNextInt()) w.write("" + sc.nextInt() * 2 + ","); sb.append(w); }
        catch (java.io.IOException e) { sb.append("never"); } System.out.println(sb);
    }
}
