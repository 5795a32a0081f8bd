// Lambdas returning lambdas: currying, partial application, pipelines, generic higher order functions.
import java.util.*;
import java.util.function.*;

public class LambdaCurry {
    static <A, B, C> Function<A, Function<B, C>> curry(BiFunction<? super A, ? super B, ? extends C> f) { return a -> b -> f.apply(a, b); }
    static <A, B, C> BiFunction<A, B, C> uncurry(Function<A, Function<B, C>> f) { return (a, b) -> f.apply(a).apply(b); }
    static <A, B, C> BiFunction<B, A, C> flip(BiFunction<A, B, C> f) { return (b, a) -> f.apply(a, b); }
    interface F3<A, B, C, R> {
        R apply(A a, B b, C c);
        default Function<A, Function<B, Function<C, R>>> curried() { return a -> b -> c -> apply(a, b, c); }
        default <V> F3<A, B, C, V> andThen(Function<? super R, ? extends V> g) { return (a, b, c) -> g.apply(apply(a, b, c)); }
    }
    interface F5<R> { R apply(int a, long b, float c, double d, char e); default IntFunction<LongFunction<DoubleFunction<R>>> part(float c, char e) { return a -> b -> d -> apply(a, b, c, d, e); } }
    static <T> UnaryOperator<T> times(int n, UnaryOperator<T> f) {
        return n == 0 ? UnaryOperator.identity() : x -> times(n - 1, f).apply(f.apply(x));
    }
    @SafeVarargs static <T> Function<T, T> pipe(Function<T, T>... fs) {
        return Arrays.stream(fs).reduce(Function.identity(), Function::andThen);
    }
    static <T, R> Function<T, R> memo(Function<T, R> f, Map<T, R> m) { return t -> m.computeIfAbsent(t, f); }
    static <T, E extends Exception> Supplier<T> unchecked(ThrowingSupplier<T, E> s) {
        return () -> { try { return s.get(); } catch (Exception e) { throw new RuntimeException("wrapped " + e.getMessage(), e); } };
    }
    interface ThrowingSupplier<T, E extends Exception> { T get() throws E; }

    public static void main(String[] args) {
        Function<Integer, Function<Integer, Function<Integer, Function<Integer, Integer>>>> f4 = a -> b -> c -> d -> ((a * 10 + b) * 10 + c) * 10 + d;
        System.out.println(f4.apply(1).apply(2).apply(3).apply(4));
        Function<Integer, Function<Integer, Function<Integer, Integer>>> with9 = f4.apply(9);
        System.out.println(with9.apply(0).apply(0).apply(1) + " " + with9.apply(8).apply(7).apply(6));

        Function<String, Function<Integer, String>> rep = curry(String::repeat);
        System.out.println(rep.apply("ab").apply(3) + " " + uncurry(rep).apply("-", 4) + " " + flip(uncurry(rep)).apply(2, "z"));
        F3<Integer, Long, Double, String> f3 = (a, b, c) -> a + ":" + b + ":" + c;
        System.out.println(f3.curried().apply(1).apply(2L).apply(3.0) + f3.andThen(String::length).apply(10, 20L, .5));
        F5<String> f5 = (a, b, c, d, e) -> a + "," + b + "," + c + "," + d + "," + e;
        System.out.println(f5.part(1.25f, 'E').apply(-1).apply(Long.MIN_VALUE).apply(1e300));

        System.out.println(times(10, (Integer x) -> x * 2).apply(1) + " " + LambdaCurry.<String>times(3, s -> s + s.length()).apply("a"));
        System.out.println(LambdaCurry.<Integer>pipe(x -> x + 1, x -> x * 2, x -> x - 3, x -> x * x).apply(5) + " " + LambdaCurry.<String>pipe().apply("none"));

        List<String> calls = new ArrayList<>();
        Map<Integer, String> cache = new TreeMap<>();
        Function<Integer, String> m = memo(i -> { calls.add("c" + i); return "v" + i * i; }, cache);
        System.out.println(m.apply(3) + m.apply(4) + m.apply(3) + m.apply(3) + calls + cache);

        Supplier<String> ok = unchecked(() -> "fine"), bad = unchecked(() -> { throw new Exception("deep"); });
        System.out.println(ok.get());
        try { bad.get(); } catch (RuntimeException e) { System.out.println(e + " / " + e.getCause()); }

        // Supplier of supplier of supplier
        Supplier<Supplier<Supplier<String>>> sss = () -> () -> () -> "deep";
        System.out.println(sss.get().get().get());
        // ternary and cast contexts, lambdas in arrays, as varargs, in generic method inference
        boolean b = args.length == 0;
        IntBinaryOperator op = b ? (x, y) -> x + y : (x, y) -> x - y;
        Object o = (Function<Integer, IntUnaryOperator>) x -> y -> x * y;
        @SuppressWarnings("unchecked") int prod = ((Function<Integer, IntUnaryOperator>) o).apply(6).applyAsInt(7);
        System.out.println(op.applyAsInt(5, 3) + " " + prod);
        DoubleUnaryOperator[] table = {Math::sqrt, x -> x * x, x -> -x, DoubleUnaryOperator.identity(), Math::abs};
        for (DoubleUnaryOperator d : table) System.out.print(d.applyAsDouble(16) + " ");
        System.out.println(((Supplier<Runnable>) () -> () -> System.out.print("ran ")).get() instanceof Runnable);
        ((Supplier<Runnable>) () -> () -> System.out.println("ran")).get().run();

        // numerical: derivative and newton as higher-order functions
        Function<DoubleUnaryOperator, DoubleUnaryOperator> derive = g -> x -> (g.applyAsDouble(x + 0x1p-20) - g.applyAsDouble(x - 0x1p-20)) / 0x1p-19;
        DoubleUnaryOperator g = x -> x * x * x - 2, dg = derive.apply(g);
        double x = 1.5;
        for (int i = 0; i < 6; i++) x = x - g.applyAsDouble(x) / dg.applyAsDouble(x);
        System.out.printf(Locale.ROOT, "%.9f %.6f%n", x, derive.apply(derive.apply(y -> y * y)).applyAsDouble(3));

        // state machine of lambdas
        interface State { State next(char c); }
        StringBuilder log = new StringBuilder();
        State[] st = new State[3];
        st[0] = c -> { log.append('0'); return c == 'a' ? st[1] : st[0]; };
        st[1] = c -> { log.append('1'); return c == 'b' ? st[2] : st[0]; };
        st[2] = c -> { log.append('2'); return st[c % 3]; };
        State cur = st[0];
        for (char c : "xababaabbab".toCharArray()) cur = cur.next(c);
        System.out.println(log + " " + Arrays.asList(st).indexOf(cur));
    }
}
