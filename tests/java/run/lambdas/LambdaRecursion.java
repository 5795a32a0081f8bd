// Recursive lambdas: through fields, arrays, fixed point combinators, mutual recursion, trampolines, Church numerals.
import java.util.*;
import java.util.function.*;

public class LambdaRecursion {
    static final IntUnaryOperator FACT = n -> n <= 1 ? 1 : n * LambdaRecursion.FACT.applyAsInt(n - 1);
    static final LongUnaryOperator FIB;
    static { FIB = n -> n < 2 ? n : LambdaRecursion.FIB.applyAsLong(n - 1) + LambdaRecursion.FIB.applyAsLong(n - 2); }
    final IntPredicate even = n -> n == 0 || LambdaRecursion.this.odd.test(n - 1);
    IntPredicate odd;
    { odd = n -> n != 0 && even.test(n - 1); }

    interface Self<A, B> { B call(Self<A, B> self, A a); default B run(A a) { return call(this, a); } }
    interface Rec<F> extends Function<Rec<F>, F> {}
    static <A, B> Function<A, B> fix(Function<Function<A, B>, Function<A, B>> f) {
        Rec<Function<A, B>> r = w -> f.apply(x -> w.apply(w).apply(x));
        return r.apply(r);
    }

    interface Tramp<T> {
        T value();
        default boolean done() { return true; }
        default Tramp<T> next() { throw new IllegalStateException("done"); }
        static <T> Tramp<T> more(Supplier<Tramp<T>> s) {
            return new Tramp<T>() {
                public boolean done() { return false; }
                public Tramp<T> next() { return s.get(); }
                public T value() { Tramp<T> t = this; while (!t.done()) t = t.next(); return t.value(); }
            };
        }
    }
    static Tramp<Long> sum(long n, long acc) { return n == 0 ? () -> acc : Tramp.more(() -> sum(n - 1, acc + n)); }

    interface Church { <T> UnaryOperator<T> apply(UnaryOperator<T> f); }
    static Church num(int n) {
        return new Church() {
            public <T> UnaryOperator<T> apply(UnaryOperator<T> f) {
                UnaryOperator<T> r = UnaryOperator.identity();
                for (int i = 0; i < n; i++) { UnaryOperator<T> p = r; r = x -> f.apply(p.apply(x)); }
                return r;
            }
        };
    }
    static int toInt(Church c) { return c.<Integer>apply(x -> x + 1).apply(0); }
    static Church add(Church a, Church b) {
        return new Church() { public <T> UnaryOperator<T> apply(UnaryOperator<T> f) { return x -> a.apply(f).apply(b.apply(f).apply(x)); } };
    }
    static Church mul(Church a, Church b) {
        return new Church() { public <T> UnaryOperator<T> apply(UnaryOperator<T> f) { return a.apply(b.apply(f)); } };
    }

    public static void main(String[] args) {
        for (int i = 0; i <= 13; i++) System.out.print(FACT.applyAsInt(i) + " ");
        System.out.println();
        System.out.println(FIB.applyAsLong(15));
        LambdaRecursion r = new LambdaRecursion();
        System.out.println(r.even.test(50) + " " + r.odd.test(50) + " " + r.even.test(51) + " " + r.odd.test(51));

        Self<Integer, String> bin = (self, n) -> n < 2 ? "" + n : self.run(n / 2) + n % 2;
        System.out.println(bin.run(1000) + " " + bin.run(0));
        Self<Integer, Integer> collatz = (self, n) -> n == 1 ? 0 : 1 + self.call(self, (n & 1) == 0 ? n / 2 : 3 * n + 1);
        System.out.println(collatz.run(27));

        Function<Integer, Long> fact = fix(self -> n -> n == 0 ? 1L : n * self.apply(n - 1));
        System.out.println(fact.apply(20));
        Function<String, String> rev = fix(self -> s -> s.isEmpty() ? "" : self.apply(s.substring(1)) + s.charAt(0));
        System.out.println(rev.apply("lambda"));

        System.out.println(sum(5000, 0).value());

        Church two = num(2), three = num(3);
        System.out.println(toInt(add(two, three)) + " " + toInt(mul(two, three)) + " " + toInt(mul(three, mul(three, two))));
        System.out.println(mul(two, two).<String>apply(s -> "<" + s + ">").apply("x"));

        // Recursion through an array cell, with memo.
        Map<Integer, Long> memo = new TreeMap<>();
        @SuppressWarnings("unchecked") Function<Integer, Long>[] cell = new Function[1];
        cell[0] = n -> {
            if (n < 2) return (long) n;
            Long m = memo.get(n);
            if (m == null) { m = cell[0].apply(n - 1) + cell[0].apply(n - 2); memo.put(n, m); }
            return m;
        };
        System.out.println(cell[0].apply(80) + " " + memo.size());

        // Ackermann by curried lambdas
        BiFunction<Integer, Integer, Integer>[] ack = new BiFunction[1];
        ack[0] = (m, n) -> m == 0 ? n + 1 : n == 0 ? ack[0].apply(m - 1, 1) : ack[0].apply(m - 1, ack[0].apply(m, n - 1));
        System.out.println(ack[0].apply(2, 5));

        // Hanoi
        StringBuilder moves = new StringBuilder();
        interface Hanoi { void go(int n, char a, char b, char c); }
        Hanoi[] h = new Hanoi[1];
        h[0] = (n, a, b, c) -> { if (n > 0) { h[0].go(n - 1, a, c, b); moves.append(a).append(c).append(' '); h[0].go(n - 1, b, a, c); } };
        h[0].go(4, 'A', 'B', 'C');
        System.out.println(moves);

        // unbounded recursion overflows and is caught
        Runnable[] inf = new Runnable[1];
        int[] depth = {0};
        inf[0] = () -> { depth[0]++; inf[0].run(); };
        try { inf[0].run(); } catch (StackOverflowError e) { System.out.println("SOE " + (depth[0] > 100)); }
    }
}
