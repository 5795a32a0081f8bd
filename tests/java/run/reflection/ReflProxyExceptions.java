// Exceptions out of proxies: declared, undeclared checked, errors, intersection of throws clauses, stack discipline.
import java.io.*;
import java.lang.reflect.*;
import java.util.*;
import java.util.concurrent.Callable;

public class ReflProxyExceptions {
    public interface T0 { void none(); }
    public interface T1 { void io() throws IOException; }
    public interface T2 {
        void multi() throws FileNotFoundException, InterruptedException;
    }
    public interface X1 { void both() throws IOException, InterruptedException; }
    public interface X2 { void both() throws FileNotFoundException, TimeoutEx; }
    public interface Th { void th() throws Throwable; }
    public static class TimeoutEx extends Exception { TimeoutEx() { super("timeout"); } }
    static Throwable next;
    static final InvocationHandler H = (p, m, a) -> { throw next; };
    static <T> T px(Class<?>... c) {
        @SuppressWarnings("unchecked") T t = (T) Proxy.newProxyInstance(ReflProxyExceptions.class.getClassLoader(), c, H);
        return t;
    }
    interface Act { void go() throws Throwable; }
    static String run(Act a) {
        try {
            a.go();
            return "none";
        } catch (UndeclaredThrowableException e) {
            return "UTE(" + e.getUndeclaredThrowable() + ", msg=" + e.getMessage() + ", cause=" + (e.getCause() == next) + ")";
        } catch (Throwable t) {
            return t.getClass().getSimpleName() + (t == next ? "=same" : "=other");
        }
    }
    public static void main(String[] args) throws Exception {
        Throwable[] ts = { new IOException("io"), new FileNotFoundException("fnf"), new InterruptedException("int"), new TimeoutEx(),
                new RuntimeException("rt"), new Error("err"), new Exception("ex"), new Throwable("th"), new OutOfMemoryError("fake"),
                new UncheckedIOException(new IOException("in")), new UndeclaredThrowableException(new IOException("wrapped"), "own msg"),
                new InvocationTargetException(new IOException("t")) };
        T0 t0 = px(T0.class);
        T1 t1 = px(T1.class);
        T2 t2 = px(T2.class);
        X1 x1 = px(X1.class, X2.class);
        Th th = px(Th.class);
        X2 x2 = (X2) (Object) x1;
        for (Throwable t : ts) {
            next = t;
            System.out.println(t.getClass().getSimpleName());
            System.out.println("  none " + run(t0::none));
            System.out.println("  io " + run(t1::io));
            System.out.println("  multi " + run(t2::multi));
            System.out.println("  x1 " + run(x1::both));
            System.out.println("  x2 " + run(x2::both));
            System.out.println("  th " + run(th::th));
        }
        next = new IllegalStateException("obj");
        System.out.println(run(() -> t0.toString()) + " " + run(() -> t0.hashCode()) + " " + run(() -> t0.equals(1)));
        next = new IOException("str"); System.out.println(run(() -> ("" + t0).length()));
        next = new Exception("callable");
        Callable<?> cl = px(Callable.class);
        System.out.println(run(cl::call));
        Runnable r = px(Runnable.class);
        System.out.println(run(r::run));
        Comparable<Object> cmp = px(Comparable.class);
        System.out.println(run(() -> cmp.compareTo(1)) + run(() -> Collections.sort(new ArrayList<Comparable>(List.of(cmp, cmp)))));
        Closeable c = px(Closeable.class);
        next = new IOException("close");
        try (c) { throw new IllegalArgumentException("body"); } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " suppressed " + Arrays.toString(e.getSuppressed()));
        }
        Object target = new Object() {
            public String toString() { throw new IllegalStateException("target"); }
        };
        Object unwrap = Proxy.newProxyInstance(ReflProxyExceptions.class.getClassLoader(), new Class<?>[]{T0.class}, (p, m, a) -> {
            try { return m.invoke(target, a); } catch (InvocationTargetException e) { throw e.getTargetException(); }
        });
        System.out.println(run(unwrap::toString));
        Object raw = Proxy.newProxyInstance(ReflProxyExceptions.class.getClassLoader(), new Class<?>[]{T0.class}, (p, m, a)
                -> m.invoke(target, a));
        try { raw.toString(); } catch (UndeclaredThrowableException e) {
            System.out.println(e.getCause().getClass().getSimpleName() + " > " + e.getCause().getCause());
        }
        next = null;
        System.out.println(run(t0::none).equals("NullPointerException=other"));
        next = new Throwable("a", null, false, false) { };
        System.out.println(run(th::th) + next.getStackTrace().length);
        TreeSet<String> mm = new TreeSet<>();
        for (Method m : x1.getClass().getDeclaredMethods()) if (!Modifier.isStatic(m.getModifiers())) {
            String[] e = Arrays.stream(m.getExceptionTypes()).map(Class::getSimpleName).sorted().toArray(String[]::new);
            mm.add(m.getName() + Arrays.toString(e) + Modifier.toString(m.getModifiers()));
        }
        System.out.println(mm);
    }
}
