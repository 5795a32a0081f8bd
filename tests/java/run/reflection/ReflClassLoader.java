// Own class loaders: defining copies of nested classes from their class files, class identity, parent delegation, statics per
// loader, failures.
import java.io.*;
import java.lang.reflect.*;
import java.util.*;

public class ReflClassLoader {
    public static class Counter implements Runnable {
        static int count;
        public static int total() { return count; }
        public void run() { count++; }
        public String toString() { return "Counter" + count; }
        public Object peer() { return new Peer(); }
    }
    public static class Peer {
        public String hi() {
            return "peer of " + (getClass().getClassLoader() == ReflClassLoader.class.getClassLoader() ? "app" : "own");
        }
    }
    public enum Col { RED, BLUE { } }
    public record Rec(int a, String b) {}
    public interface Plug { String name(); default String shout() { return name().toUpperCase() + "!"; } }
    public static class PlugImpl implements Plug {
        public String name() {
            Runnable r = () -> log.add("lambda");
            r.run();
            return "plug" + log.size();
        }
        static final List<String> log = new ArrayList<>();
    }
    static class Own extends ClassLoader {
        final Set<String> mine = new HashSet<>();
        final List<String> asked = new ArrayList<>();
        Own(String name, ClassLoader p, String... n) {
            super(name, p);
            mine.addAll(Arrays.asList(n));
        }
        protected Class<?> loadClass(String n, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(n)) {
                if (!mine.contains(n)) return super.loadClass(n, resolve);
                Class<?> c = findLoadedClass(n);
                if (c == null) {
                    asked.add(n);
                    c = findClass(n);
                }
                if (resolve) resolveClass(c);
                return c;
            }
        }
        protected Class<?> findClass(String n) throws ClassNotFoundException {
            try (InputStream in = ReflClassLoader.class.getResourceAsStream("/" + n.replace('.', '/') + ".class")) {
                if (in == null) throw new ClassNotFoundException("own: " + n);
                byte[] b = in.readAllBytes();
                return defineClass(n, b, 0, b.length);
            } catch (IOException e) { throw new ClassNotFoundException(n, e); }
        }
        Class<?> def(String n, byte[] b) { return defineClass(n, b, 0, b.length); }
    }
    static byte[] bytes(String n) throws IOException {
        try (InputStream in = ReflClassLoader.class.getResourceAsStream(n + ".class")) { return in.readAllBytes(); }
    }
    interface Q { Object go() throws Throwable; }
    static void t(String n, Q q) {
        try { System.out.println(n + " -> " + q.go()); } catch (InvocationTargetException e) {
            System.out.println(n + " ITE " + e.getCause().getClass().getSimpleName());
        } catch (Throwable e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + ": " + String.valueOf(e.getMessage()).replaceAll("@[0-9a-f]+",
                    "@"));
        }
    }
    public static void main(String[] args) throws Exception {
        ClassLoader app = ReflClassLoader.class.getClassLoader();
        String P = "ReflClassLoader$";
        Own l1 = new Own("one", app, P + "Counter", P + "Peer"), l2 = new Own("two", app, P + "Counter");
        Class<?> c1 = l1.loadClass(P + "Counter"), c2 = Class.forName(P + "Counter", true, l2);
        System.out.println((c1 == c2) + " " + (c1 == Counter.class) + " " + c1.getName().equals(c2.getName()) + " " + (l1.loadClass(P
                + "Counter") == c1) + " " + c1.getClassLoader().getName() + " " + c2.getClassLoader().getName() + " " + l1.asked
                + l2.asked);
        Runnable r1 = (Runnable) c1.getConstructor().newInstance(), r2 = (Runnable) c2.getConstructor().newInstance(), r0 = new Counter();
        r1.run();
        r1.run();
        r2.run();
        r0.run();
        r0.run();
        r0.run();
        System.out.println(r1 + " " + r2 + " " + r0 + " " + c1.getMethod("total").invoke(null) + c2.getMethod("total").invoke(null)
                + Counter.total());
        System.out.println((r1 instanceof Counter) + " " + c1.isInstance(r1) + " " + c1.isInstance(r2) + " "
                + Counter.class.isAssignableFrom(c1));
        t("cast", () -> Counter.class.cast(r1));
        t("cast op", () -> {
            try {
                Counter c = (Counter) (Object) r1;
                return c;
            } catch (ClassCastException e) { return "CCE"; }
        });
        Object p1 = c1.getMethod("peer").invoke(r1), p2 = c2.getMethod("peer").invoke(r2);
        System.out.println(p1.getClass().getMethod("hi").invoke(p1) + " / " + p2.getClass().getMethod("hi").invoke(p2) + " "
                + (p2 instanceof Peer) + (p1 instanceof Peer) + l1.asked);
        Own l3 = new Own("enum", app, "ReflClassLoader", P + "Col", P + "Col$1", P + "Rec");
        Class<?> col = l3.loadClass(P + "Col");
        System.out.println(Arrays.toString(col.getEnumConstants()) + (col.getEnumConstants()[0] == (Object) Col.RED)
                + col.getEnumConstants()[1].getClass().getName() + l3.asked);
        Object rec = l3.loadClass(P + "Rec").getConstructors()[0].newInstance(5, "q");
        System.out.println(rec + " " + rec.equals(new Rec(5, "q")) + " " + new Rec(5, "q").equals(rec) + " "
                + (rec.hashCode() == new Rec(5, "q").hashCode()));
        Own l4 = new Own("plug", app, P + "PlugImpl");
        Plug p = (Plug) l4.loadClass(P + "PlugImpl").getConstructor().newInstance();
        System.out.println(p.name() + p.shout() + PlugImpl.log + p.getClass().getDeclaredField("log").getType().getSimpleName());
        Own l5 = new Own("plug2", app, P + "PlugImpl", P + "Plug");
        Object o5 = l5.loadClass(P + "PlugImpl").getConstructor().newInstance();
        System.out.println((o5 instanceof Plug) + " " + o5.getClass().getMethod("shout").invoke(o5));
        t("not found", () -> l1.loadClass("no.Such"));
        t("own not found", () -> new Own("x", app, "gone.Cls").loadClass("gone.Cls"));
        t("dup define", () -> l1.def(P + "Counter", bytes("ReflClassLoader$Counter")));
        t("wrong name", () -> {
            try {
                return new Own("y", app).def("Other", bytes("ReflClassLoader$Peer"));
            } catch (NoClassDefFoundError e) {
                // Which name comes first depends on the update release.
                return e.getMessage().contains("Other") && e.getMessage().contains("(wrong name: ") && e.getMessage().contains("Peer");
            }
        });
        t("garbage", () -> new Own("z", app).def("G", new byte[]{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}));
        t("truncated", () -> new Own("z", app).def(P + "Peer", Arrays.copyOf(bytes("ReflClassLoader$Peer"), 40)));
        t("java pkg", () -> new Own("z", app).def("java.lang.Evil", bytes("ReflClassLoader$Peer")));
        t("null parent", () -> new Own("np", null).loadClass("java.lang.String") == String.class);
        t("null parent app", () -> new Own("np", null).loadClass("ReflClassLoader"));
        t("bad version", () -> {
            byte[] b = bytes("ReflClassLoader$Peer");
            b[7] = 99;
            return new Own("v", app).def(P + "Peer", b);
        });
        t("any name", () -> new Own("a", app).def(null, bytes("ReflClassLoader$Peer")).getName());
        Thread th = new Thread(() -> System.out.println(Thread.currentThread().getContextClassLoader().getName()));
        th.setContextClassLoader(l2);
        th.start();
        th.join();
        System.out.println(l1.getParent() == app);
        System.out.println(c1.getPackage().getName().isEmpty() + " " + (c1.getModule() == c2.getModule()) + " " + c1.getModule().isNamed()
                + " " + (c1.getModule() == l1.getUnnamedModule()) + " " + c1.getNestHost().getClassLoader().getName());
        System.out.println(Array.newInstance(c1, 2).getClass().getClassLoader() == l1);
        t("private access across loaders", () -> {
            Field f = c1.getDeclaredField("count");
            f.setAccessible(true);
            return f.get(null);
        });
    }
}
