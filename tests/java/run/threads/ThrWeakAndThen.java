// Function.andThen/compose, Predicate and/or/not, BiFunction.andThen, Consumer.andThen, UnaryOperator identity, comparator
// chains, in one thread and many.
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;

public class ThrWeakAndThen {
    static <T> Function<T, T> repeat(Function<T, T> f, int n) {
        Function<T, T> r = Function.identity();
        for (int i = 0; i < n; i++) r = r.andThen(f);
        return r;
    }
    @FunctionalInterface interface Tri<A, B, C, R> {
        R apply(A a, B b, C c);
        default <V> Tri<A, B, C, V> andThen(Function<? super R, ? extends V> f) {
            Objects.requireNonNull(f);
            return (a, b, c) -> f.apply(apply(a, b, c));
        }
    }
    public static void main(String[] args) throws Exception {
        Function<Integer, Integer> inc = x -> x + 1, dbl = x -> x * 2;
        System.out.println(inc.andThen(dbl).apply(5) + " " + inc.compose(dbl).apply(5) + " "
                + inc.andThen(dbl).andThen(inc).compose(dbl).apply(3) + " " + Function.<Integer>identity().andThen(inc).apply(1));
        Function<String, Integer> len = String::length;
        Function<Integer, String> star = "*"::repeat;
        System.out.println(len.andThen(star).apply("four") + " " + star.andThen(len).apply(7) + " "
                + len.andThen(Integer::toBinaryString).andThen(String::length).apply("abcdefgh"));
        System.out.println(repeat(dbl, 10).apply(1) + " " + repeat(inc, 500).apply(0));
        BiFunction<Integer, Integer, Integer> add = Integer::sum;
        System.out.println(add.andThen(dbl).andThen(x -> "r" + x).apply(3, 4));
        StringBuilder sb = new StringBuilder();
        Consumer<String> c1 = s -> sb.append("1").append(s), c2 = s -> sb.append("2").append(s.toUpperCase());
        c1.andThen(c2).andThen(c1).accept("x");
        System.out.println(sb);
        BiConsumer<String, Integer> bc = (s, i) -> sb.append(s).append(i);
        bc.andThen((s, i) -> sb.append(i).append(s)).accept("q", 7);
        System.out.println(sb);
        Predicate<Integer> pos = x -> x > 0, even = x -> x % 2 == 0;
        int calls[] = {0};
        Predicate<Integer> count = x -> {
            calls[0]++;
            return true;
        };
        System.out.println(pos.and(even).test(4) + "" + pos.or(even).test(-3) + pos.negate().test(1) + Predicate.not(even).test(3)
                + Predicate.isEqual("a").test("a") + Predicate.isEqual(null).test(null) + pos.and(count).test(-1) + pos.or(count).test(1)
                + calls[0]);
        IntUnaryOperator iu = x -> x - 3;
        System.out.println(iu.andThen(x -> x * x).applyAsInt(10) + " " + iu.compose(x -> x * x).applyAsInt(10) + " "
                + UnaryOperator.<String>identity().apply("id") + BinaryOperator.minBy(Comparator.<Integer>naturalOrder()).apply(3, 2));
        DoubleUnaryOperator half = x -> x / 2;
        System.out.println(half.andThen(Math::sqrt).applyAsDouble(32));
        Tri<Integer, Integer, Integer, Integer> t3 = (a, b, c) -> a * b + c;
        System.out.println(t3.andThen(x -> -x).andThen(String::valueOf).apply(2, 3, 4));
        for (Runnable r : new Runnable[]{() -> inc.andThen(null), () -> inc.compose(null), () -> pos.and(null), ()
                -> c1.andThen(null)}) try {
            r.run();
            System.out.println("?");
        } catch (NullPointerException e) { System.out.print("NPE "); }
        System.out.println();
        Function<Integer, Integer> boom = x -> { throw new IllegalStateException("first " + x); };
        try {
            boom.andThen(x -> {
                System.out.println("not reached");
                return x;
            }).apply(1);
        } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        ExecutorService ex = Executors.newFixedThreadPool(3);
        Function<Integer, Integer> chain = repeat(inc.andThen(dbl), 4);
        List<Future<Integer>> fs = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            int k = i;
            fs.add(ex.submit(() -> chain.apply(k)));
        }
        for (Future<Integer> f : fs) System.out.print(f.get() + " ");
        System.out.println();
        ex.shutdown();
        Map<String, Function<Double, Double>> ops = new TreeMap<>(Map.of("neg", x -> -x, "sq", x -> x * x, "inc", x -> x + 1));
        StringJoiner j = new StringJoiner(" ");
        for (var a : ops.entrySet()) for (var b : ops.entrySet()) j.add(a.getKey() + ">" + b.getKey() + "="
                + a.getValue().andThen(b.getValue()).apply(3.0));
        System.out.println(j);
        Comparator<String> cmp = Comparator.comparing(String::length).reversed().thenComparing(Function.identity(),
                Comparator.reverseOrder());
        List<String> l = new ArrayList<>(List.of("bb", "a", "ccc", "aa", "b"));
        l.sort(cmp);
        System.out.println(l);
        l.set(2, null);
        l.sort(Comparator.nullsFirst(cmp));
        System.out.println(l);
    }
}
