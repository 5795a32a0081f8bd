// A small dependency-injection container and test runner built on reflection: annotations, constructors, scopes, lifecycle,
// events, cycles.
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

public class ReflContainer {
    @Retention(RetentionPolicy.RUNTIME) @interface Inject { String value() default ""; }
    @Retention(RetentionPolicy.RUNTIME) @interface Single {}
    @Retention(RetentionPolicy.RUNTIME) @interface Post { int order() default 0; }
    @Retention(RetentionPolicy.RUNTIME) @interface On { Class<?>[] value(); }
    @Retention(RetentionPolicy.RUNTIME) @interface Test {
        Class<? extends Throwable> expects() default None.class;
        boolean skip() default false;
        class None extends Throwable {}
    }
    static class Cont {
        final Map<Class<?>, Supplier<?>> bind = new LinkedHashMap<>();
        final Map<Class<?>, Object> single = new HashMap<>();
        final Deque<Class<?>> stack = new ArrayDeque<>();
        final Map<String, Object> vals = new TreeMap<>();
        final List<Object> created = new ArrayList<>();
        <T> Cont bind(Class<T> c, Class<? extends T> impl) { bind.put(c, () -> get(impl)); return this; }
        <T> T get(Class<T> c) {
            Supplier<?> s = bind.get(c);
            if (s != null) return c.cast(s.get());
            if (single.containsKey(c)) return c.cast(single.get(c));
            if (stack.contains(c)) throw new IllegalStateException("cycle " + c.getSimpleName() + " via " + stack.peek().getSimpleName());
            if (c.isInterface() || Modifier.isAbstract(c.getModifiers())) throw new IllegalArgumentException("unbound "
                    + c.getSimpleName());
            stack.push(c);
            try {
                Constructor<?> best = null;
                for (Constructor<?> k : c.getDeclaredConstructors()) if (k.isAnnotationPresent(Inject.class) || best == null
                        && k.getParameterCount() == 0) best = k;
                if (best == null) throw new IllegalArgumentException("no ctor " + c.getSimpleName());
                best.setAccessible(true);
                Object[] a = new Object[best.getParameterCount()];
                for (int i = 0; i < a.length; i++) a[i] = arg(best.getParameters()[i].getType(),
                        best.getParameters()[i].getAnnotation(Inject.class));
                Object o = best.newInstance(a);
                if (c.isAnnotationPresent(Single.class)) single.put(c, o);
                created.add(o);
                for (Class<?> k = c; k != Object.class; k = k.getSuperclass()) {
                    Field[] fs = k.getDeclaredFields();
                    Arrays.sort(fs, Comparator.comparing(Field::getName));
                    for (Field f : fs) if (f.isAnnotationPresent(Inject.class)) {
                        f.setAccessible(true);
                        f.set(o, arg(f.getType(), f.getAnnotation(Inject.class)));
                    }
                }
                List<Method> ms = new ArrayList<>();
                for (Class<?> k = c; k != Object.class;
                        k = k.getSuperclass()) for (Method m : k.getDeclaredMethods()) if (m.isAnnotationPresent(Post.class)) ms.add(m);
                ms.sort(Comparator.comparingInt((Method m) -> m.getAnnotation(Post.class).order()).thenComparing(Method::getName));
                for (Method m : ms) {
                    m.setAccessible(true);
                    Object[] pa = new Object[m.getParameterCount()];
                    for (int i = 0; i < pa.length; i++) pa[i] = arg(m.getParameterTypes()[i],
                            m.getParameters()[i].getAnnotation(Inject.class));
                    m.invoke(o, pa);
                }
                return c.cast(o);
            } catch (InvocationTargetException e) {
                throw new IllegalStateException("creating " + c.getSimpleName(), e.getCause());
            } catch (ReflectiveOperationException e) { throw new AssertionError(e); } finally { stack.pop(); }
        }
        Object arg(Class<?> t, Inject i) {
            if (i != null && !i.value().isEmpty()) {
                Object v = vals.get(i.value());
                if (v == null) throw new NoSuchElementException("value " + i.value());
                return v;
            }
            return get(t);
        }
        int fire(Object ev) throws Exception {
            int n = 0;
            for (Object o : created) for (Method m : o.getClass().getDeclaredMethods()) {
                On on = m.getAnnotation(On.class);
                if (on != null) for (Class<?> c : on.value()) if (c.isInstance(ev)) {
                    m.setAccessible(true);
                    m.invoke(o, ev);
                    n++;
                }
            }
            return n;
        }
    }
    static final List<String> log = new ArrayList<>();
    interface Store { String load(int id); }
    @Single static class MemStore implements Store {
        int hits;
        public String load(int id) { return "row" + id + "#" + ++hits; }
        @Post void warm() { log.add("warm"); }
        @On({String.class, Number.class}) void ev(Object e) { log.add("store<" + e); }
    }
    static class Base {
        @Inject Store base;
        @Post(order = -1) private void b() { log.add("Base.post " + (base != null)); }
    }
    static class Svc extends Base {
        final Store s;
        @Inject("limit") private int limit;
        @Inject("title") String title;
        @Inject Svc(Store s, @Inject("seed") long seed) {
            this.s = s;
            log.add("Svc " + seed);
        }
        @Post(order = 2) void late(@Inject("title") String t) { log.add("late " + t + limit); }
        @Post(order = 1) void early() { log.add("early " + title); }
        @On(Integer.class) private void onInt(Integer i) { log.add("svc<" + i); }
    }
    static class C1 { @Inject C1(C2 c) {} }
    static class C2 { @Inject C2(C1 c) {} }
    static class Fail {
        Fail() { throw new UnsupportedOperationException("no"); }
    }
    static class NoCtor { NoCtor(int x) {} }
    public static class Suite {
        int n;
        @Test public void passes() {
            n++;
            if (n != 1) throw new AssertionError("fresh instance");
        }
        @Test(expects = ArithmeticException.class) public void div() { System.out.println(1 / (n * 0)); }
        @Test(expects = Error.class) public void missing() {}
        @Test public void fails() { throw new AssertionError("expected 1 was 2"); }
        @Test(skip = true) public void skipped() {}
        @Test(expects = IllegalStateException.class) public void wrong() { throw new IllegalArgumentException("other"); }
        public void notTest() { throw new Error(); }
        @Test void hidden() {}
        @Test public static void stat() {}
        @Test public void params(int x) {}
    }
    static void t(String n, Supplier<?> s) {
        try { System.out.println(n + " -> " + s.get()); } catch (RuntimeException e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage() + (e.getCause() != null ? " / "
                    + e.getCause() : ""));
        }
    }
    public static void main(String[] args) throws Exception {
        Cont c = new Cont().bind(Store.class, MemStore.class);
        c.vals.put("limit", 9);
        c.vals.put("title", "T");
        c.vals.put("seed", 5L);
        Svc s1 = c.get(Svc.class), s2 = c.get(Svc.class);
        System.out.println((s1 != s2) + " " + (s1.s == s2.s) + " " + (s1.base == s2.s) + " " + s1.s.load(1) + s2.base.load(2));
        System.out.println(log);
        log.clear();
        System.out.println(c.fire("text") + " " + c.fire(7) + " " + c.fire(2.5) + " " + c.fire('c'));
        System.out.println(log);
        t("cycle", () -> c.get(C1.class));
        t("cycle2", () -> c.get(C2.class));
        t("unbound", () -> c.get(Runnable.class));
        t("fail", () -> c.get(Fail.class));
        t("noctor", () -> c.get(NoCtor.class));
        c.vals.remove("seed");
        t("value", () -> c.get(Svc.class));
        c.vals.put("seed", "str");
        t("badtype", () -> c.get(Svc.class));
        System.out.println(c.stack.isEmpty());
        Method[] ms = Suite.class.getDeclaredMethods();
        Arrays.sort(ms, Comparator.comparing(Method::getName));
        int ok = 0, bad = 0;
        for (Method m : ms) {
            Test t = m.getAnnotation(Test.class);
            if (t == null) continue;
            String res;
            if (t.skip()) res = "SKIP";
            else try {
                m.invoke(Modifier.isStatic(m.getModifiers()) ? null : new Suite());
                res = t.expects() == Test.None.class ? "PASS" : "FAIL expected " + t.expects().getSimpleName();
            } catch (InvocationTargetException e) {
                res = t.expects().isInstance(e.getCause()) ? "PASS threw " + e.getCause().getMessage() : "FAIL " + e.getCause();
            } catch (IllegalArgumentException e) { res = "ERROR " + e.getMessage(); }
            if (res.startsWith("PASS")) ok++;
            else bad++;
            System.out.println(m.getName() + ": " + res);
        }
        System.out.println(ok + " ok " + bad + " not");
    }
}
