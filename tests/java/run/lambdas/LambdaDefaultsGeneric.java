// Functional interfaces with generics, bridges, default methods, inheritance diamonds, generic throws and overload selection.
import java.util.*;
import java.util.concurrent.Callable;
import java.util.function.*;

public class LambdaDefaultsGeneric {
    interface Conv<A, B> { B conv(A a); default <C> Conv<A, C> then(Conv<? super B, ? extends C> o) { return a -> o.conv(conv(a)); } }
    interface StrConv<B> extends Conv<String, B> { @Override B conv(String s); default B twice(String s) { return conv(s + s); } }
    interface StrInt extends StrConv<Integer> { @Override Integer conv(String s); default int sum(String... ss) { int t = 0; for (String s : ss) t += conv(s); return t; } }
    interface A { int get(); default String who() { return "A" + get(); } }
    interface B extends A { default String who() { return "B" + get(); } }
    interface C extends A { default String who() { return "C" + get(); } }
    interface D extends B, C { default String who() { return B.super.who() + C.super.who(); } }
    interface Thrower<X extends Exception> { void run() throws X; }
    static <X extends Exception> void attempt(Thrower<X> t) throws X { System.out.print("try "); t.run(); System.out.println("done"); }
    interface EqualsToo { boolean equals(Object o); String toString(); int only(int x); int hashCode(); }
    @FunctionalInterface interface Shadow<T> { T f(T a); static <T> Shadow<T> id() { return a -> a; } }
    static <T> void raise(Throwable t) throws T1 { throw new T1(t.getMessage()); }
    static class T1 extends Exception { T1(String s) { super(s); } }
    @SuppressWarnings("unchecked") static <E extends Throwable> void sneaky(Throwable t) throws E { throw (E) t; }

    static String run(Runnable r) { r.run(); return "Runnable"; }
    static String run(Callable<?> c) throws Exception { return "Callable " + c.call(); }
    static String ov(Function<String, Integer> f) { return "F" + f.apply("abc"); }
    static String ov(Supplier<Integer> f) { return "S" + f.get(); }
    static String nu(IntFunction<String> f) { return "int " + f.apply(1); }
    static String nu(ToIntFunction<String> f) { return "toInt " + f.applyAsInt("xyz"); }
    static String pr(IntPredicate p) { return "ip " + p.test(1); }
    static String pr(IntSupplier p) { return "is " + p.getAsInt(); }

    static <T, R extends Collection<T>> R fill(Supplier<R> s, int n, IntFunction<? extends T> f) { R r = s.get(); for (int i = 0; i < n; i++) r.add(f.apply(i)); return r; }

    abstract static class Tmpl<T> { final List<Function<T, T>> steps = new ArrayList<>(); abstract T init(); Tmpl<T> step(Function<T, T> f) { steps.add(f); return this; } T run() { T t = init(); for (Function<T, T> f : steps) t = f.apply(t); return t; } }

    public static void main(String[] args) throws Exception {
        StrInt si = String::length;
        Conv<String, Integer> asConv = si; StrConv<Integer> asSc = si;
        System.out.println(si.conv("a") + " " + asConv.conv("bb") + " " + asSc.conv("ccc") + " " + si.twice("dd") + " " + si.sum("a", "bb", "ccc") + " " + si.then(x -> x * 1.5).then(String::valueOf).conv("xyz"));
        @SuppressWarnings({"rawtypes", "unchecked"}) Conv raw = si;
        try { raw.conv(42); } catch (ClassCastException e) { System.out.println("CCE through bridge"); }
        D d = () -> 7; A a = d; System.out.println(d.who() + " " + a.who() + " " + ((B) d).who() + " " + ((A) () -> 3).who() + ((C) () -> 4).who());
        attempt(() -> System.out.print("ok "));
        try { attempt(() -> { throw new T1("t1"); }); } catch (T1 e) { System.out.println("caught " + e.getMessage()); }
        try { LambdaDefaultsGeneric.<RuntimeException>attempt(() -> LambdaDefaultsGeneric.<RuntimeException>sneaky(new java.io.IOException("sneak"))); } catch (Exception e) { System.out.println(e); }
        EqualsToo et = x -> x + 1;
        System.out.println(et.only(4) + " " + et.equals(et) + " " + (et.hashCode() == et.hashCode()) + " " + et.equals((EqualsToo) x -> x + 1));
        System.out.println(Shadow.<String>id().f("same"));
        System.out.println(run(() -> {}) + " " + run(() -> 5) + " " + run(() -> { System.out.print("block "); }) + " " + run(() -> { return "v"; }));
        try { run(() -> { throw new IllegalStateException("amb"); }); } catch (IllegalStateException e) { System.out.println("Callable preferred: " + e.getMessage()); }
        System.out.println(ov(s -> s.length()) + ov(() -> 9) + " " + nu((int i) -> "v" + i) + " " + nu((String s) -> s.length()) + " " + pr(x -> x > 0) + " " + pr(() -> 3));
        System.out.println(fill(ArrayList::new, 4, i -> i * i) + " " + fill(TreeSet::new, 4, i -> "k" + (3 - i)) + " " + LambdaDefaultsGeneric.<Character, ArrayDeque<Character>>fill(ArrayDeque::new, 3, i -> (char) ('a' + i)));
        Tmpl<String> t = new Tmpl<>() { String init() { return "<"; } }; System.out.println(t.step(s -> s + 1).step(s -> s.concat(">")).step(String::strip).run());

        // this inside lambda vs anonymous class; field init and static init lambdas; constructor-arg lambdas
        System.out.println(new Host(() -> 5).go());
        // lambda in interface fields and enum constants
        for (Op o : Op.values()) System.out.print(o + "=" + o.ap(9, 4) + " ");
        System.out.println(Consts.SQ.applyAsInt(12));
        // wildcard targets, intersection-typed generics
        Function<? super Integer, ? extends Number> w = x -> x / 2.0; Number nn = w.apply(5); System.out.println(nn);
        Supplier<? extends List<? super Integer>> ws = () -> new ArrayList<Number>(List.of(1.5)); System.out.println(ws.get());
        // lambda body: switch expression, loops, try/finally, nested class
        IntFunction<String> sw = i -> switch (i) { case 0 -> "zero"; case 1, 2 -> { String s = "x"; yield s.repeat(i); } default -> { if (i < 0) throw new IllegalArgumentException("neg " + i); yield "many"; } };
        System.out.println(sw.apply(0) + sw.apply(2) + sw.apply(3)); try { sw.apply(-4); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        IntUnaryOperator tf = x -> { int y = x; try { if (x > 5) return y; y++; } finally { y += 100; } return y; };
        System.out.println(tf.applyAsInt(1) + " " + tf.applyAsInt(6));
        Supplier<Object> anon = () -> new Object() { int n = 3; @Override public String toString() { return "anon" + ((IntSupplier) () -> n * 2).getAsInt(); } };
        System.out.println(anon.get());
    }
    interface Consts { IntUnaryOperator SQ = x -> x * x; }
    enum Op { ADD((x, y) -> x + y), SUB((x, y) -> x - y), DIV((x, y) -> x / y) { int ap(int a, int b) { return super.ap(a, b) * 10; } }; final IntBinaryOperator f; Op(IntBinaryOperator f) { this.f = f; } int ap(int a, int b) { return f.applyAsInt(a, b); } }
    static class Par { final int v; Par(IntSupplier s) { v = s.getAsInt(); } }
    static class Host extends Par {
        static final Supplier<String> ST = () -> "static"; final Supplier<String> inst = () -> "inst" + this.v; int k = 3; final Runnable inc = () -> k++;
        Host(IntSupplier s) { super(() -> s.getAsInt() * 2); inc.run(); }
        String go() { inc.run(); return ST.get() + inst.get() + k + new Object() { String q() { return ((Supplier<String>) () -> Host.this.k + (this instanceof Object ? "o" : "")).get(); } }.q(); }
    }
}
