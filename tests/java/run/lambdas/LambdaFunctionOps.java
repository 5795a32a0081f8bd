// The default and static combinators of java.util.function: order of evaluation, short circuit, null arguments.
import java.util.*;
import java.util.function.*;

public class LambdaFunctionOps {
    static StringBuilder log = new StringBuilder();
    static <T, R> Function<T, R> tr(String n, Function<T, R> f) { return t -> { log.append(n); return f.apply(t); }; }
    static <T> Predicate<T> tp(String n, Predicate<T> f) { return t -> { log.append(n); return f.test(t); }; }
    static void flush(Object r) { System.out.println(r + " [" + log + "]"); log.setLength(0); }
    static void npe(String what, Runnable r) { try { r.run(); System.out.println(what + " ok"); } catch (NullPointerException e) { System.out.println(what + " NPE"); } }

    public static void main(String[] args) {
        Function<Integer, Integer> a = tr("a", x -> x + 1), b = tr("b", x -> x * 10);
        Function<Integer, String> s = tr("s", x -> "<" + x + ">");
        flush(a.andThen(b).apply(1)); flush(a.compose(b).apply(1));
        flush(a.andThen(b).andThen(s).compose(b).apply(2));
        flush(a.compose(a.compose(b)).andThen(b.andThen(s)).apply(3));
        flush(Function.<Integer>identity().andThen(s).apply(4)); flush(UnaryOperator.identity().apply("id"));

        Predicate<Integer> t = tp("t", x -> true), f = tp("f", x -> false), g = tp("g", x -> x > 5);
        flush(t.and(f).and(t).test(0)); flush(f.or(t).or(f).test(0)); flush(t.negate().or(g).test(6)); flush(f.and(t.or(g)).negate().test(1));
        flush(Predicate.not(g).test(3)); flush(Predicate.<Object>isEqual(null).test(null)); flush(Predicate.isEqual("x").or(Predicate.isEqual("y")).test("y"));
        flush(t.and(g).or(f.and(t)).test(2));

        BiFunction<Integer, Integer, Integer> add = (x, y) -> { log.append("+"); return x + y; };
        flush(add.andThen(s).andThen(String::length).apply(50, 60));
        BiPredicate<String, Integer> bp = (x, y) -> { log.append("1"); return x.length() == y; }, bq = (x, y) -> { log.append("2"); return x.isEmpty(); };
        flush(bp.and(bq).test("abc", 3)); flush(bp.or(bq).test("abc", 3)); flush(bp.negate().and(bq).test("", 3));

        Consumer<List<Object>> c1 = l -> l.add("c1"), c2 = l -> l.add(l.size());
        List<Object> l = new ArrayList<>(); c1.andThen(c2).andThen(c1).andThen(c2).accept(l); flush(l);
        BiConsumer<StringBuilder, Object> app = StringBuilder::append; StringBuilder sb = new StringBuilder();
        app.andThen((x, y) -> x.insert(0, y)).accept(sb, 'Q'); app.accept(sb, 1.5); flush(sb);
        Consumer<String> boom = x -> { throw new IllegalStateException("boom " + x); };
        try { boom.andThen(x -> log.append("never")).accept("z"); } catch (IllegalStateException e) { flush(e.getMessage()); }

        IntUnaryOperator i1 = x -> { log.append("i"); return x - 1; }, i2 = x -> { log.append("j"); return x * x; };
        flush(i1.andThen(i2).applyAsInt(-3)); flush(i1.compose(i2).applyAsInt(-3)); flush(IntUnaryOperator.identity().andThen(i1).applyAsInt(Integer.MIN_VALUE));
        LongUnaryOperator l1 = x -> x << 1, l2 = x -> ~x; flush(l1.andThen(l2).compose(l1).applyAsLong(1L << 61)); flush(LongUnaryOperator.identity().applyAsLong(-9));
        DoubleUnaryOperator d1 = x -> x / 0, d2 = Math::atan; flush(d1.andThen(d2).applyAsDouble(-1)); flush(d1.compose(d2).applyAsDouble(0));
        flush(DoubleUnaryOperator.identity().applyAsDouble(-0.0));
        IntPredicate ip = x -> { log.append("p"); return x % 2 == 0; }, iq = x -> { log.append("q"); return x % 3 == 0; };
        flush(ip.and(iq).test(6)); flush(ip.and(iq).test(3)); flush(ip.or(iq).test(9)); flush(ip.negate().or(iq.negate()).test(12));
        LongPredicate lp = x -> x > 0; flush(lp.negate().or(lp).and(lp).test(-1)); DoublePredicate dp = Double::isNaN;
        flush(dp.or(x -> x == 1).negate().test(Double.NaN));
        IntConsumer ic = x -> log.append(x).append(';'); ic.andThen(x -> log.append(x * 2)).accept(21); flush("ic");
        LongConsumer lc = log::append; lc.andThen(lc).accept(5); flush("lc"); DoubleConsumer dc = log::append;
        dc.andThen(x -> log.append((int) x)).accept(2.5); flush("dc");
        BinaryOperator<String> mn = BinaryOperator.minBy(Comparator.comparing(String::length)), mx = BinaryOperator.maxBy(Comparator.comparing(String::length));
        flush(mn.apply("bb", "a") + mn.apply("x", "y") + mx.apply("x", "y") + mx.apply("k", "kk")); flush(mn.andThen(String::toUpperCase).apply("q", "ww"));

        ObjIntConsumer<String> oi = (x, y) -> log.append(x).append(y); oi.accept("o", 1); ObjLongConsumer<String> ol = (x, y) -> log.append(x).append(y);
        ol.accept("l", 1L << 33); ObjDoubleConsumer<String> od = (x, y) -> log.append(x).append(y); od.accept("d", .5); flush("obj*");
        ToIntBiFunction<String, String> tib = String::indexOf; ToLongBiFunction<Integer, Integer> tlb = Math::multiplyFull;
        ToDoubleBiFunction<Integer, Integer> tdb = (x, y) -> 1.0 * x / y;
        flush(tib.applyAsInt("hello", "l") + " " + tlb.applyAsLong(Integer.MIN_VALUE, Integer.MIN_VALUE) + " " + tdb.applyAsDouble(1, 3));
        IntToLongFunction itl = x -> x * 3000000000L; IntToDoubleFunction itd = x -> x / 4.0; LongToIntFunction lti = x -> (int) x;
        LongToDoubleFunction ltd = x -> x; DoubleToIntFunction dti = x -> (int) x; DoubleToLongFunction dtl = Math::round;
        flush(itl.applyAsLong(-2) + " " + itd.applyAsDouble(3) + " " + lti.applyAsInt(1L << 32 | 5) + " " + ltd.applyAsDouble(Long.MAX_VALUE) + " " + dti.applyAsInt(1e20) + " " + dtl.applyAsLong(-2.5));
        BooleanSupplier bs = () -> log.length() == 0; IntSupplier is = () -> 1; LongSupplier ls = () -> is.getAsInt();
        DoubleSupplier ds = () -> ls.getAsLong(); flush(bs.getAsBoolean() + " " + is.getAsInt() + ls.getAsLong() + ds.getAsDouble());

        npe("andThen", () -> a.andThen(null)); npe("compose", () -> a.compose(null)); npe("and", () -> t.and(null)); npe("or", () -> t.or(null));
        npe("not", () -> Predicate.not(null)); npe("isEqual", () -> Predicate.isEqual(null));
        npe("cons", () -> c1.andThen(null)); npe("bif", () -> add.andThen(null)); npe("minBy", () -> BinaryOperator.minBy(null));
        npe("int", () -> i1.compose(null)); npe("ip", () -> ip.or(null));
    }
}
