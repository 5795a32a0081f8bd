// Lambda and method reference expression forms: captures, all four method reference kinds, constructors, arrays, varargs, intersection, currying, exceptions, this, recursion, primitives.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class StmtLambdas {
    interface TriF<A, B, C, R> { R ap(A a, B b, C c); default <V> TriF<A, B, C, V> then(Function<? super R, ? extends V> f) {
            return (a, b, c) -> f.apply(ap(a, b, c)); } } interface LD { double go(long l, int i, float f); }
    interface Thrower { void go() throws Exception; } interface GenV { String v(String p, Object... r); }
    interface Bool { boolean t(byte b, char c, short s); }
    int base = 100; static int sbase = 1000; Supplier<Integer> sup() { return () -> base++ + sbase; }
    Function<Integer, Integer> adder(int x) { int y = x * 2; return z -> x + y + z + this.base; } int inst(int x) { return base + x; }
    static int stat(int x) { return sbase + x; } static String va(String p, Object... r) { return p + r.length; } StmtLambdas() { }
    StmtLambdas(int b) { base = b; } class In { int v = base * 2; int get() { return v + base; } } Supplier<In> mk() { return In::new; }
    static <T> T id(T t) { return t; } private static int priv(int q) { return -q; } static class Par { String hi() { return "par"; } }
    static class Chi extends Par { String hi() { return "chi"; } Supplier<String> s() { return super::hi; }
        Supplier<String> t() { return this::hi; } Supplier<String> l() { return () -> super.hi() + hi(); } }
    enum Op implements IntBinaryOperator { ADD { public int applyAsInt(int a, int b) { return a + b; } }, SUB {
            public int applyAsInt(int a, int b) { return a - b; } } }
    public static void main(String[] args) throws Exception {
        StmtLambdas o = new StmtLambdas(); Supplier<Integer> s = o.sup();
        System.out.println(s.get() + " " + s.get() + " " + o.base + " " + o.adder(5).apply(1));
        Function<Integer, Integer> f1 = o::inst, f2 = StmtLambdas::stat, f3 = StmtLambdas::priv;
        BiFunction<StmtLambdas, Integer, Integer> f4 = StmtLambdas::inst; Function<Integer, StmtLambdas> f5 = StmtLambdas::new;
        Supplier<StmtLambdas> f6 = StmtLambdas::new; IntFunction<int[]> f7 = int[]::new;
        Function<Integer, List<String>[]> f8 = List[]::new; Supplier<ArrayList<String>> f9 = ArrayList::new; GenV f10 = StmtLambdas::va;
        BiFunction<String, Object, String> f11 = StmtLambdas::va; Function<String, String> f12 = StmtLambdas::va; Supplier<In> f13 = o.mk();
        System.out.println(f1.apply(1) + " " + f2.apply(1) + " " + f3.apply(1) + " " + f4.apply(o,
                2) + " " + f5.apply(7).base + " " + f6.get().base + " " + f7.apply(3).length + " " + f8.apply(2).length + " " + f9.get() +
                " " + f10.v("p", 1, 2) + f11.apply("q", 1) + f12.apply("r"));
        System.out.println(f13.get().get() + " " + new Chi().s().get() + new Chi().t().get() + new Chi().l().get());
        LD ld = (l, i, f) -> l + i * f; System.out.println(ld.go(1L << 40, 3, .5f)); Bool bl = (b, c, sh) -> b + c + sh > 100;
        System.out.println(bl.t((byte) 1, 'a', (short) 1) + " " + bl.t((byte) 2, 'a', (short) 2));
        TriF<Integer, Long, String, String> tf = (a, b, c) -> a + b + c;
        System.out.println(tf.then(String::length).then(x -> x * 1.5).ap(1, 2L, "xyz"));
        Function<Integer, Function<Integer, Function<Integer, Integer>>> cur = a -> b -> c -> a * 100 + b * 10 + c;
        System.out.println(cur.apply(1).apply(2).apply(3)); UnaryOperator<String> up = String::toUpperCase;
        System.out.println(up.andThen(x -> x + x).compose((Integer i) -> "n" + i).apply(5)); ToIntFunction<Object> hc = Object::hashCode;
        System.out.println(hc.applyAsInt("ab")); IntFunction<Integer> boxed = Integer::valueOf;
        ToLongFunction<Integer> wid = Integer::intValue; Function<Byte, Integer> unb = Byte::intValue; IntToDoubleFunction itd = x -> x;
        System.out.println(boxed.apply(5) + wid.applyAsLong(6) + unb.apply((byte) 7) + itd.applyAsDouble(8));
        Comparator<String> cmp = String::compareTo; System.out.println(cmp.compare("a", "b") + cmp.reversed().compare("a", "b"));
        Thrower th = () -> { throw new java.io.IOException("io"); }; try { th.go(); }
        catch (java.io.IOException e) { System.out.println(e.getMessage()); } Runnable nop = () -> { }; nop.run();
        Runnable multi = ((Runnable) () -> System.out.print("m1 ")); multi.run(); Callable3 c3 = () -> () -> () -> "deep";
        System.out.println(c3.get().get().get()); IntBinaryOperator op = Op.ADD;
        System.out.println(op.applyAsInt(3, 4) + Op.valueOf("SUB").applyAsInt(3, 4));
        Object obj = (Runnable & java.io.Serializable) () -> System.out.print("ser "); ((Runnable) obj).run();
        System.out.println(obj instanceof java.io.Serializable); 
        int[] c = {0}; Runnable inc = () -> c[0]++; for (int i = 0; i < 5; i++) inc.run(); System.out.println(c[0]);
        List<Supplier<String>> sups = new ArrayList<>(); for (String w : List.of("x", "y")) for (int i = 0; i < 2; i++) { int k = i;
            long l = k * 5L; double d = l / 2.0; sups.add(() -> w + k + l + d); }
        System.out.println(sups.stream().map(Supplier::get).collect(Collectors.joining(",")));
        Supplier<Supplier<String>> same = () -> () -> "inner"; System.out.println(same.get().get());
        System.out.println(StmtLambdas.<String>id("gen") + ((Function<String, String>) StmtLambdas::id).apply("ref"));
        BiFunction<Integer, Integer, Integer> mx = Math::max; BinaryOperator<Integer> mn = BinaryOperator.minBy(Comparator.naturalOrder());
        System.out.println(mx.apply(3, 9) + mn.apply(3, 9)); Supplier<Runnable> sr = () -> () -> System.out.println("run run");
        sr.get().run(); String str = null; try { Supplier<Integer> len = str::length; System.out.println("no"); }
        catch (NullPointerException e) { System.out.println("npe at creation"); } Supplier<Integer> lazy = () -> str.length();
        try { lazy.get(); } catch (NullPointerException e) { System.out.println("npe at call"); } Function raw = x -> x + "!";
        System.out.println(raw.apply("raw")); try { Function<String, Integer> bad = (Function) raw; int z = bad.apply("q"); }
        catch (ClassCastException e) { System.out.println("cce"); } try { ((Function) f2).apply("notint"); }
        catch (ClassCastException e) { System.out.println("cce in bridge"); } Predicate<String> em = String::isEmpty;
        System.out.println(em.negate().and(x -> x.length() > 2).or(x -> x.equals("q")).test("q") + " " + Predicate.not(em).test("") +
                Predicate.isEqual(null).test(null)); Map<String, BiFunction<Double, Double, Double>> ops = new TreeMap<>();
        ops.put("+", (a, b) -> a + b); ops.put("*", (a, b) -> a * b); ops.put("max", Math::max);
        ops.put("pow2", (a, b) -> { double r = 1; for (int i = 0; i < b; i++) r *= a; return r; });
        ops.forEach((k, v) -> System.out.print(k + v.apply(2.0, 5.0) + " ")); System.out.println();
        System.out.println(Stream.iterate(1, x -> x * 3).limit(6).map(x -> x % 2 == 0 ? "e" : "o" + x).reduce("", (a, b) -> a + b));
        Optional<Integer> opt = Optional.of(5);
        System.out.println(opt.map(x -> x + 1).filter(x -> x > 5).flatMap(x -> Optional.of(x * 2)).orElseGet(() -> -1)); Object lam = inc;
        System.out.println(lam.getClass().isSynthetic() + " " + lam.getClass().isHidden() + " " +
                lam.getClass().getInterfaces()[0].getSimpleName() + " " + (lam instanceof Runnable) + " " +
                lam.getClass().getSimpleName().startsWith("StmtLambdas$$Lambda")); 
    }
    interface Callable3 { Supplier<Supplier<String>> get(); }
}
