// Exceptions leaving lambdas and method references: traces with hidden frames left out, finally, wrapping, sneaky throws.
import java.util.*;
import java.util.concurrent.Callable;
import java.util.function.*;
import java.util.stream.*;

public class LambdaExceptions {
    static class Checked extends Exception { Checked(String m) { super(m); } }
    interface Act { void go() throws Checked; }
    static void thrower(int i) { throw new IllegalArgumentException("arg " + i); }
    static void trace(Throwable t) {
        System.out.println(t);
        for (StackTraceElement e : t.getStackTrace()) if (e.getClassName().startsWith("LambdaExceptions")) System.out.println("   " + e.getClassName() + "." + e.getMethodName() + ":" + e.getLineNumber());
    }
    static int depthOf(Throwable t) { return t.getStackTrace().length; }
    static String run(Act a) { StringBuilder s = new StringBuilder(); try { a.go(); s.append("ok"); } catch (Checked c) { s.append("checked ").append(c.getMessage()); } catch (RuntimeException r) { s.append("rt ").append(r.getMessage()); } finally { s.append(" fin"); } return s.toString(); }
    @SuppressWarnings("unchecked") static <E extends Throwable, R> R sneak(Throwable t) throws E { throw (E) t; }
    static <T, R> Function<T, R> safe(Function<T, R> f, R dflt) { return t -> { try { return f.apply(t); } catch (RuntimeException e) { return dflt; } }; }
    static <T> T retry(int n, Callable<T> c) throws Exception { for (int i = 1; ; i++) try { return c.call(); } catch (IllegalStateException e) { System.out.println("retry " + i + " " + e.getMessage()); if (i == n) throw new Exception("gave up", e); } }

    public static void main(String[] args) throws Exception {
        Runnable r = () -> { throw new IllegalStateException("in lambda"); };
        try { r.run(); } catch (IllegalStateException e) { trace(e); System.out.println(depthOf(e)); }
        IntConsumer c = LambdaExceptions::thrower;
        try { c.accept(3); } catch (IllegalArgumentException e) { trace(e); System.out.println(depthOf(e)); }
        Function<Integer, Function<Integer, Integer>> nest = a -> b -> a / b;
        try { nest.apply(1).apply(0); } catch (ArithmeticException e) { trace(e); System.out.println(depthOf(e)); }
        Function<String, Integer> parse = Integer::parseInt;
        try { parse.apply("zz"); } catch (NumberFormatException e) { trace(e); System.out.println(e.getStackTrace()[0].getMethodName()); }
        try { Stream.of(1, 2).map(x -> { if (x == 2) throw new UnsupportedOperationException("x" + x); return x; }).forEach(x -> System.out.println("got " + x)); } catch (UnsupportedOperationException e) { trace(e); }
        System.out.println(run(() -> {})); System.out.println(run(() -> { throw new Checked("c1"); })); System.out.println(run(() -> thrower(9)));
        System.out.println(run(() -> sneak(new RuntimeException("sneaked"))));
        try { run(() -> LambdaExceptions.<RuntimeException, Object>sneak(new Exception("really checked"))); } catch (Exception e) { System.out.println("escaped " + e); }
        System.out.println(safe((String s) -> Integer.parseInt(s), -1).apply("12") + " " + safe((String s) -> Integer.parseInt(s), -1).apply("q") + " " + safe((int[] a) -> a[3], 0).apply(new int[2]) + " " + safe(Object::toString, "nul").apply(null));
        int[] n = {0};
        System.out.println(retry(5, () -> { if (n[0]++ < 2) throw new IllegalStateException("n=" + n[0]); return "done " + n[0]; }));
        try { retry(2, () -> { throw new IllegalStateException("always"); }); } catch (Exception e) { System.out.println(e.getMessage() + " <- " + e.getCause().getMessage()); }
        // exception in an initializer lambda
        try { new Bad(); } catch (ExceptionInInitializerError e) { System.out.println("EIIE " + e.getCause()); }
        try { new Bad(); } catch (NoClassDefFoundError e) { System.out.println("NCDFE " + e.getMessage()); }
        // suppressed with try-with-resources of lambda closeables
        try (AutoCloseable a1 = () -> { throw new Checked("close1"); }; AutoCloseable a2 = () -> System.out.println("close2")) { throw new Checked("body"); } catch (Exception e) { System.out.println(e.getMessage() + " " + Arrays.toString(e.getSuppressed())); }
        try (AutoCloseable a1 = () -> { throw new Checked("only"); }) { System.out.println("body fine"); } catch (Exception e) { System.out.println(e.getMessage() + " " + e.getSuppressed().length); }
        // finally overriding the exception in a lambda
        @SuppressWarnings("finally") IntSupplier over = () -> { try { throw new RuntimeException("lost"); } finally { return 5; } };
        System.out.println(over.getAsInt());
        Supplier<RuntimeException> mk = IllegalStateException::new; Function<String, RuntimeException> mk2 = IllegalArgumentException::new;
        BiFunction<String, Throwable, Exception> mk3 = Exception::new;
        System.out.println(mk.get() + " " + mk2.apply("m") + " " + mk3.apply("a", new Error("cause")).getCause());
        try { throw mk2.apply("thrown from ref"); } catch (IllegalArgumentException e) { trace(e); }
        // NPE helpful messages inside lambdas
        Function<String, Integer> len = s -> s.length(); try { len.apply(null); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        int[][] arr = new int[2][]; IntUnaryOperator ix = i -> arr[i][0];
        try { ix.applyAsInt(1); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        Supplier<Integer> nul = () -> null; try { int q = nul.get(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    }
    static class Bad { static final IntSupplier S = () -> Integer.parseInt("bad"); static final int V = S.getAsInt(); }
}
