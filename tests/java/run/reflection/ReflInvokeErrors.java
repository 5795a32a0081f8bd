// Failures of reflective calls: wrong receiver, wrong counts, null to primitive, access checks, InvocationTargetException causes.
import java.lang.reflect.*;
import java.util.concurrent.Callable;

public class ReflInvokeErrors {
    static class Boom extends Exception { final int code; Boom(String m, int code) { super(m); this.code = code; } }
    static class Tgt {
        public void chk() throws Boom { throw new Boom("checked", 3); }
        public void rt() {
            throw new IllegalStateException("rt", new RuntimeException("inner"));
        }
        public void err() { throw new AssertionError("err"); }
        public int div(int a, int b) { return a / b; }
        public Object npe(String s) { return s.length(); }
        public void so() { so(); }
        public void ite() throws InvocationTargetException {
            throw new InvocationTargetException(new Boom("x", 1), "own");
        }
        private void priv() {}
        public static void init() { Bad.touch(); }
        public static int cast(Object o) { return ((Integer) o); }
        abstract static class Ab { abstract void a(); }
    }
    static class Bad { static int v = Integer.parseInt("zz"); static void touch() { v++; } }
    static void t(String n, Callable<?> c) {
        try { System.out.println(n + " -> " + c.call()); }
        catch (InvocationTargetException e) {
            System.out.println(n + " ITE msg=" + e.getMessage() + " cause=" + e.getCause() + " same="
                    + (e.getCause() == e.getTargetException()) + (e.getCause().getCause() != null ? " deeper="
                    + e.getCause().getCause() : ""));
        }
        catch (Throwable e) { System.out.println(n + " " + e.getClass().getName() + ": " + e.getMessage()); }
    }
    static Method m(String n, Class<?>... p) throws Exception { return Tgt.class.getDeclaredMethod(n, p); }
    public static void main(String[] args) throws Exception {
        Tgt o = new Tgt();
        t("chk", () -> m("chk").invoke(o)); t("rt", () -> m("rt").invoke(o)); t("err", () -> m("err").invoke(o));
        t("div", () -> m("div", int.class, int.class).invoke(o, 1, 0));
        t("div ok", () -> m("div", int.class, int.class).invoke(o, Integer.MIN_VALUE, -1));
        t("npe", () -> {
            try { return m("npe", String.class).invoke(o, (Object) null); } catch (InvocationTargetException e) {
                    return e.getCause().getClass(); }
        });
        t("so", () -> {
            try { return m("so").invoke(o); } catch (InvocationTargetException e) { return e.getCause().getClass(); }
        });
        t("ite", () -> m("ite").invoke(o));
        t("init1", () -> {
            try { return m("init").invoke(null); } catch (InvocationTargetException e) { return e.getCause() + " / "
                    + e.getCause().getCause(); }
        });
        t("init2", () -> m("init").invoke(null));
        t("cast", () -> m("cast", Object.class).invoke(null, 3L));
        t("few args", () -> m("div", int.class, int.class).invoke(o, 1));
        t("many", () -> m("chk").invoke(o, 1));
        t("none", () -> m("npe", String.class).invoke(o));
        t("null array ok", () -> m("cast", Object.class).getName());
        t("null args", () -> m("div", int.class, int.class).invoke(o, (Object[]) null));
        t("type", () -> m("npe", String.class).invoke(o, 5));
        t("null prim", () -> {
            try { return m("div", int.class, int.class).invoke(o, null, 1); } catch (IllegalArgumentException | NullPointerException e) {
                    return "rejected"; }
        });
        t("narrow", () -> m("div", int.class, int.class).invoke(o, 1L, 1));
        t("recv null", () -> {
            try { return m("rt").invoke(null); } catch (NullPointerException e) { return "NPE"; }
        });
        t("recv type", () -> m("rt").invoke("str"));
        t("priv same nest", () -> m("priv").invoke(o));
        t("private String", () -> String.class.getDeclaredMethod("isLatin1").invoke("x"));
        t("inaccessible", () -> {
            try {
                Method q = String.class.getDeclaredMethod("isLatin1");
                q.setAccessible(true);
                return "opened";
            } catch (InaccessibleObjectException e) { return e.getMessage().replaceAll("@[0-9a-f]+", "@"); }
        });
        t("trySet", () -> String.class.getDeclaredMethod("isLatin1").trySetAccessible());
        t("canAccess", () -> m("priv").canAccess(o) + " " + String.class.getMethod("length").canAccess("x"));
        t("canAccess null", () -> m("priv").canAccess(null));
        t("catch chain", () -> {
            try { m("rt").invoke(o); } catch (InvocationTargetException e) {
                StringBuilder sb = new StringBuilder();
                for (Throwable x = e; x != null; x = x.getCause()) sb.append(x.getClass().getSimpleName()).append('>');
                return sb;
            }
            return null;
        });
        t("top frame", () -> {
            try { m("chk").invoke(o); } catch (InvocationTargetException e) {
                StackTraceElement s = e.getCause().getStackTrace()[0];
                return s.getClassName() + "." + s.getMethodName() + " " + s.getFileName() + " " + (s.getLineNumber() > 0);
            }
            return null;
        });
        t("Boom code", () -> {
            try { m("chk").invoke(o); } catch (InvocationTargetException e) { if (e.getCause() instanceof Boom b) return b.code; }
            return null;
        });
        t("abstract direct", () -> {
            Method a = Tgt.Ab.class.getDeclaredMethod("a");
            return a.invoke(new Tgt.Ab() {
                void a() { throw new UnsupportedOperationException("impl"); }
            });
        });
        t("after", () -> m("cast", Object.class).invoke(null, 3));
    }
}
