// Cause and suppressed chains: initCause rules and messages, self-causation, addSuppressed rules, disabled suppression, getCause overrides, walking chains, root cause, copies of arrays.
import java.util.*;
public class ExcCauses {
    static void t(String n, Runnable r) { try { r.run(); System.out.println(n + " ok"); }
        catch (RuntimeException e) {
            System.out.println(n + " " + e.getClass().getName() + ": " + e.getMessage() +
                    (e.getCause() != null ? " <- " + e.getCause() : "")); } }
    static String chain(Throwable t) { StringBuilder sb = new StringBuilder();
        Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        for (; t != null; t = t.getCause()) { if (!seen.add(t)) { sb.append("CYCLE"); break; }
            sb.append(t.getMessage()).append(Arrays.toString(Arrays.stream(t.getSuppressed()).map(Throwable::getMessage).toArray())).append(" < ");
        } return sb.toString(); }
    static class NoSup extends Exception { NoSup(String m) { super(m, null, false, true); } }
    static class NoCauseCtor extends Exception { NoCauseCtor(String m) { super(m); } }
    static class Sub extends RuntimeException { Sub(String m, Throwable c) { super(m, c); } }
    static void a() throws Exception { try { b(); } catch (IllegalStateException e) { throw new Exception("a wraps", e); }
        finally { log.add("a-fin"); } }
    static void b() { try { c(); } catch (ArithmeticException e) { IllegalStateException x = new IllegalStateException("b wraps");
            x.initCause(e); x.addSuppressed(new Error("b sup")); throw x; } } static void c() { int z = 0; z = 1 / z; }
    static List<String> log = new ArrayList<>();
    public static void main(String[] args) throws Exception {
        Exception e = new Exception("e"); System.out.println(e.initCause(new Error("c")) == e);
        t("initCause twice", () -> e.initCause(new Error())); Exception f = new Exception("f"); t("self cause", () -> f.initCause(f));
        f.initCause(null); t("initCause after null", () -> f.initCause(new Error())); Exception g = new Exception("g", null);
        t("ctor null cause", () -> g.initCause(new Error())); Exception h = new Exception((Throwable) null);
        t("ctor Throwable null", () -> h.initCause(new Error("x")));
        System.out.println(h.getMessage() + " " + new Exception(new Error("em")).getMessage() + " " +
                new Exception(new Error()).getMessage() + " " + new Exception("own", new Error("em")).getMessage());
        NoCauseCtor n = new NoCauseCtor("n"); n.initCause(new Error("later")); System.out.println(n.getCause());
        t("sup null", () -> e.addSuppressed(null)); t("sup self", () -> e.addSuppressed(e)); e.addSuppressed(new Error("s1"));
        e.addSuppressed(new Error("s2")); Throwable[] sup = e.getSuppressed(); sup[0] = null;
        System.out.println(e.getSuppressed().length + " " + e.getSuppressed()[0].getMessage() + " " +
                (e.getSuppressed() == e.getSuppressed())); NoSup ns = new NoSup("ns"); ns.addSuppressed(new Error());
        System.out.println(ns.getSuppressed().length); t("nosup self", () -> ns.addSuppressed(ns));
        t("nosup null", () -> ns.addSuppressed(null)); try { a(); }
        catch (Exception x) { System.out.println(chain(x) + log); Throwable root = x;
            while (root.getCause() != null) root = root.getCause();
            System.out.println(root.getClass().getSimpleName() + root.getStackTrace()[0].getMethodName() + root.getStackTrace().length +
                    x.getStackTrace().length); } Exception c1 = new Exception("c1"), c2 = new Exception("c2", c1); c1.initCause(c2);
        System.out.println(chain(c1)); c1.addSuppressed(c2); c2.addSuppressed(c1); System.out.println(chain(c2));
        Throwable deep = new Error("0"); for (int i = 1; i < 6; i++) deep = new RuntimeException("" + i, deep);
        System.out.println(chain(deep)); Exception same = new Exception("same");
        for (int i = 0; i < 3; i++) same.addSuppressed(new Exception("k" + i, i > 0 ? same : null));
        System.out.println(chain(same) + chain(same.getSuppressed()[2])); StringBuilder order = new StringBuilder();
        try { try { throw new Sub("try", null); } finally { order.append("f1 "); try { throw new Sub("in finally", null); }
                catch (Sub s) { order.append(s.getMessage()).append(' '); } } } catch (Sub s) { order.append(s.getMessage()); }
        System.out.println(order); Exception agg = new Exception("agg"); for (String w : "1 x 3 y".split(" ")) try { Integer.parseInt(w); }
        catch (NumberFormatException x) { agg.addSuppressed(x); } System.out.println(chain(agg));
        try { throw (Exception) new Sub("cast", new Error("why")).fillInStackTrace(); }
        catch (Sub s) { System.out.println(s.getCause().getMessage()); }
        try { try { throw new Exception("orig"); } catch (Exception x) { try { throw new Error("while handling"); }
                catch (Error y) { y.addSuppressed(x); throw y; } } } catch (Error y) { System.out.println(chain(y)); }
        Throwable lock = new Throwable("lock"); synchronized (lock) { lock.addSuppressed(new Throwable("in lock")); }
        System.out.println(chain(lock)); t("iae cause", () -> { throw new IllegalArgumentException("iae", new Error("c")); });
        t("uncheckedIO", () -> { throw new java.io.UncheckedIOException(new java.io.IOException("disk")); });
        t("cme", () -> { throw new ConcurrentModificationException("m", new Error("c")); });
        t("nse", () -> { throw new NoSuchElementException(new Error("c2")); });
        System.out.println(new ClassNotFoundException("cnf",
                new Error("x")).getCause() + " " + new ExceptionInInitializerError(new Error("e")).getMessage() + " " +
                new java.lang.reflect.InvocationTargetException(new Error("t")).getMessage() + " " +
                new java.lang.reflect.UndeclaredThrowableException(new Exception("u")).getCause() + " " +
                new java.util.concurrent.ExecutionException(new Error("ex")).getMessage() + " " +
                new AssertionError(new Error("ae")).getCause()); try { throw new Exception("multi", new RuntimeException("mc")); }
        catch (RuntimeException x) { System.out.println("no"); } catch (Exception x) { System.out.println(chain(x)); }
    }
}
