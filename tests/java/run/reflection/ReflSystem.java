// System properties with fixed values, own properties, Runtime basics, getenv misses, identity of streams, line separator,
// arraycopy overlap, nanoTime order.
import java.util.*;

public class ReflSystem {
    interface Q { Object go() throws Throwable; }
    static void t(String n, Q q) {
        try { System.out.println(n + " -> " + q.go()); } catch (Throwable e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    public static void main(String[] args) throws Exception {
        for (String k : new String[]{ "java.specification.version", "file.separator", "path.separator", "java.vm.specification.version",
                "java.class.version", "os.name", "java.specification.name", "user.unknown",
                "java.vm.specification.name" }) System.out.println(k + "=" + System.getProperty(k));
        System.out.println("line.separator=" + System.getProperty("line.separator").length() + (int) System.lineSeparator().charAt(0));
        for (String k : new String[]{ "java.home", "java.version", "user.dir", "java.io.tmpdir", "java.class.path", "user.name",
                "java.vendor", "java.vm.name", "os.arch" }) System.out.println(k + " set " + (System.getProperty(k) != null
                && !System.getProperty(k).isEmpty()));
        System.out.println(System.setProperty("refl.k", "v1") + " " + System.setProperty("refl.k", "v2") + " "
                + System.getProperty("refl.k") + " " + System.getProperty("refl.none", "dflt") + " " + System.clearProperty("refl.k") + " "
                + System.getProperty("refl.k") + " " + Integer.getInteger("refl.i", 7) + " " + Boolean.getBoolean("refl.b"));
        System.setProperty("refl.i", "0x1F");
        System.setProperty("refl.b", "TRUE");
        System.out.println(Integer.getInteger("refl.i") + " " + Boolean.getBoolean("refl.b") + " " + Long.getLong("refl.l") + " "
                + System.getProperties().containsKey("refl.b"));
        t("empty key", () -> System.getProperty(""));
        t("null key", () -> System.getProperty(null));
        t("null val", () -> {
            try { return System.setProperty("a", null); } catch (NullPointerException e) { return "NPE"; }
        });
        t("env miss", () -> System.getenv("REFL_SURELY_MISSING_VAR"));
        t("env ro", () -> System.getenv().put("A", "B"));
        t("env null", () -> {
            try { return System.getenv(null); } catch (NullPointerException e) { return "NPE"; }
        });
        t("secman", () -> System.getSecurityManager());
        t("version", () -> Runtime.version().feature());
        t("version parse", () -> Runtime.Version.parse("17.0.1+12").compareTo(Runtime.Version.parse("17.0.2")) < 0);
        Runtime r = Runtime.getRuntime();
        System.out.println((r == Runtime.getRuntime()) + " " + (r.availableProcessors() >= 1) + " " + (r.totalMemory() > 0) + " "
                + (r.freeMemory() > 0 && r.freeMemory() <= r.totalMemory()) + " " + (r.maxMemory() >= r.totalMemory()));
        System.gc();
        r.gc();
        System.runFinalization();
        long n1 = System.nanoTime(), n2 = System.nanoTime();
        System.out.println((n2 >= n1) + " " + (System.currentTimeMillis() > 1500000000000L) + " " + (System.in != null));
        Object o = new Object(), o2 = new Object();
        System.out.println((System.identityHashCode(o) == o.hashCode()) + " " + (System.identityHashCode(o) == System.identityHashCode(o))
                + " " + System.identityHashCode(null) + " " + ("a".hashCode() == 97));
        int[] a = {0, 1, 2, 3, 4, 5, 6};
        System.arraycopy(a, 0, a, 2, 4);
        System.out.println(Arrays.toString(a));
        System.arraycopy(a, 3, a, 0, 4);
        System.out.println(Arrays.toString(a));
        for (int[] q : new int[][]{{0, 0, 8}, {-1, 0, 1}, {0, -1, 1}, {0, 0, -1}, {6, 0, 2}, {0, 7, 0}, {7, 7, 0}, {Integer.MAX_VALUE, 0,
                1}}) t(Arrays.toString(q), () -> {
            System.arraycopy(a, q[0], a, q[1], q[2]);
            return "ok";
        });
        t("null src", () -> {
            try {
                System.arraycopy(null, 0, a, 0, 0);
                return 1;
            } catch (NullPointerException e) { return "NPE"; }
        });
        String[] s = {"a", "b"};
        Object[] d = new Object[3];
        System.arraycopy(s, 0, d, 1, 2);
        System.out.println(Arrays.toString(d));
        long[] ls = {1, 2, 3};
        System.arraycopy(ls, 1, ls, 0, 2);
        boolean[] bs = {true, false, true};
        System.arraycopy(bs, 0, bs, 1, 2);
        double[] ds = {1, 2, 3, 4};
        System.arraycopy(ds, 0, ds, 1, 3);
        System.out.println(Arrays.toString(ls) + Arrays.toString(bs) + Arrays.toString(ds));
        System.Logger.Level lv = System.Logger.Level.WARNING;
        System.out.println(lv.getSeverity() + " " + System.getLogger("refl").getName() + " "
                + System.getLogger("refl").isLoggable(System.Logger.Level.OFF));
        t("loadLibrary", () -> {
            try {
                System.loadLibrary("refl_no_such_lib");
                return 0;
            } catch (UnsatisfiedLinkError e) {
                return e.getMessage().startsWith("no refl_no_such_lib in java.library.path");
            }
        });
        t("load rel", () -> {
            System.load("rel.so");
            return 0;
        });
        t("native", () -> {
            try {
                nat();
                return 0;
            } catch (UnsatisfiedLinkError e) { return e.getMessage(); }
        });
        t("mapLib", () -> System.mapLibraryName("xy"));
        Thread hook = new Thread(() -> System.out.println("hook ran"));
        r.addShutdownHook(hook);
        t("dup hook", () -> {
            r.addShutdownHook(hook);
            return 0;
        });
        System.out.println(r.removeShutdownHook(new Thread()) + " " + r.removeShutdownHook(hook));
        r.addShutdownHook(hook);
        System.err.println("to stderr");
        System.out.flush();
        System.exit(3);
        System.out.println("unreachable");
    }
    static native int nat();
}
