// Method references of every kind: static, bound, unbound, constructors, arrays, super, interface, private, generic.
import java.util.*;
import java.util.function.*;

public class LambdaMethodRefs {
    interface Shape { String name(); default String twice() { return name() + name(); } static Shape of(String s) { return () -> s; } private String hid() { return "hid" + name(); } default Supplier<String> hidden() { return this::hid; } }
    static class Base {
        protected String who() { return "base"; }
        String greet(String s) { return "Hello " + s + " from " + who(); }
    }
    static class Derived extends Base implements Shape {
        @Override protected String who() { return "derived"; }
        @Override String greet(String s) { return "Hi " + s; }
        public String name() { return "D"; }
        @Override public String twice() { return "[" + Shape.super.twice() + "]"; }
        Supplier<String> sup() { return super::who; }
        Function<String, String> supGreet() { return super::greet; }
        Supplier<String> ths() { return this::who; }
        Supplier<String> ifaceSuper() { return Shape.super::twice; }
        private int secret(int x) { return x * 7; }
        IntUnaryOperator priv() { return this::secret; }
        static IntUnaryOperator privOf(Derived d) { return d::secret; }
        class In { Supplier<String> outerSuper() { return Derived.super::who; } Supplier<String> outerThis() { return Derived.this::who; } }
    }
    static class Box<T> {
        final T t; Box(T t) { this.t = t; } Box() { this(null); }
        <R> Box<R> map(Function<? super T, ? extends R> f) { return new Box<>(f.apply(t)); }
        @Override public String toString() { return "Box(" + t + ")"; }
    }
    class InnerNS { final int v; InnerNS(int v) { this.v = v + off; } }
    int off = 1000;
    static class Multi {
        final String s;
        Multi() { s = "none"; } Multi(int i) { s = "int" + i; } Multi(String t) { s = "str" + t; } Multi(int i, long l) { s = "il" + i + l; }
        Multi(Object... os) { s = "va" + os.length; }
        public String toString() { return s; }
    }
    enum Color { RED, GREEN; String low() { return name().toLowerCase(Locale.ROOT); } }
    record P(int x, int y) { static P diag(int a) { return new P(a, a); } }
    static int calls;
    static Derived mk() { calls++; return new Derived(); }

    public static void main(String[] args) {
        Derived d = new Derived();
        System.out.println(d.sup().get() + " " + d.ths().get() + " " + d.supGreet().apply("Bob") + " " + d.ifaceSuper().get() + " " + d.twice());
        System.out.println(d.priv().applyAsInt(6) + " " + Derived.privOf(d).applyAsInt(7) + " " + d.hidden().get());
        Derived.In in = d.new In();
        System.out.println(in.outerSuper().get() + " " + in.outerThis().get());
        // Unbound refs dispatch virtually
        Function<Base, String> who = Base::who; BiFunction<Base, String, String> gr = Base::greet;
        System.out.println(who.apply(new Base()) + who.apply(d) + " " + gr.apply(new Base(), "x") + " " + gr.apply(d, "y"));
        Function<Shape, String> nm = Shape::name, tw = Shape::twice;
        System.out.println(nm.apply(d) + tw.apply(d) + tw.apply(Shape.of("q")));
        // bound receiver evaluated once
        Supplier<String> bound = mk()::who;
        System.out.println(bound.get() + bound.get() + calls);
        // bound null fails at creation
        Base nul = null;
        try { Supplier<String> s = nul::who; System.out.println("made"); } catch (NullPointerException e) { System.out.println("NPE at creation"); }
        try { who.apply(null); } catch (NullPointerException e) { System.out.println("NPE at call"); }
        // constructors
        Supplier<Multi> m0 = Multi::new; IntFunction<Multi> m1 = Multi::new; Function<String, Multi> m2 = Multi::new;
        BiFunction<Integer, Integer, Multi> m3 = Multi::new; BiFunction<String, String, Multi> m4 = Multi::new; Function<Double, Multi> m5 = Multi::new;
        System.out.println(m0.get() + " " + m1.apply(3) + " " + m2.apply("s") + " " + m3.apply(1, 2) + " " + m4.apply("", "") + " " + m5.apply(1.0));
        Function<String, Box<String>> bx = Box::new; Supplier<Box<Integer>> bx0 = Box<Integer>::new;
        System.out.println(bx.apply("in").map(String::length).map(Integer::toBinaryString) + " " + bx0.get());
        LambdaMethodRefs me = new LambdaMethodRefs();
        System.out.println(me.inner().apply(5).v);
        // arrays
        IntFunction<int[]> ia = int[]::new; IntFunction<String[][]> sa = String[][]::new; Function<Integer, long[]> la = long[]::new;
        System.out.println(ia.apply(3).length + " " + sa.apply(2).getClass().getName() + " " + la.apply(4).length);
        try { ia.apply(-1); } catch (NegativeArraySizeException e) { System.out.println("NASE " + e.getMessage()); }
        UnaryOperator<int[]> cl = int[]::clone; int[] orig = {1, 2}; int[] cp = cl.apply(orig); cp[0] = 9;
        System.out.println(orig[0] + " " + cp[0]);
        // strings
        Function<String, Integer> len = String::length; ToIntFunction<String> len2 = String::length; Supplier<Integer> blen = "four"::length;
        BiFunction<String, Integer, Character> ch = String::charAt; IntFunction<String> sub = "substring"::substring;
        BiPredicate<String, String> eq = String::equalsIgnoreCase; Comparator<String> ci = String::compareToIgnoreCase;
        System.out.println(len.apply("abc") + len2.applyAsInt("de") + blen.get() + " " + ch.apply("xyz", 2) + sub.apply(3) + eq.test("Ab", "aB") + ci.compare("b", "A"));
        // static library, println bound, enum, record
        Function<String, Integer> pi = Integer::parseInt; ToIntBiFunction<String, Integer> pr = Integer::parseInt; Consumer<Object> out = System.out::println;
        IntConsumer outi = System.out::println; Consumer<char[]> outc = System.out::println;
        out.accept(pi.apply("-12")); outi.accept(pr.applyAsInt("zz", 36)); outc.accept("chars".toCharArray());
        Function<String, Color> val = Color::valueOf; Function<Color, String> low = Color::low; Supplier<Color[]> vals = Color::values;
        System.out.println(low.apply(val.apply("GREEN")) + vals.get().length);
        BiFunction<Integer, Integer, P> np = P::new; Function<P, Integer> px = P::x; IntFunction<P> dg = P::diag;
        System.out.println(np.apply(1, 2) + " " + px.apply(dg.apply(8)) + " " + np.apply(8, 8).equals(dg.apply(8)));
        // a functional interface re-bound as another
        Function<Integer, Integer> inc = x -> x + 1; IntUnaryOperator ii = inc::apply; Callback cb = ii::applyAsInt; Supplier<String> ts = "x"::toString;
        System.out.println(cb.call((short) 41) + ts.get());
        Function<Object, String> objToString = Object::toString; Function<List<?>, Integer> sz = List::size; ToIntFunction<Object> hc = Object::hashCode;
        BiPredicate<Object, Object> oe = Objects::equals;
        System.out.println(objToString.apply(List.of(1, 2)) + sz.apply(List.of(1)) + " " + hc.applyAsInt("hash") + oe.test(null, null));
        Function<String, Class<?>> gc = Object::getClass; System.out.println(gc.apply("").getName());
    }
    interface Callback { long call(short s); }
    IntFunction<InnerNS> inner() { return InnerNS::new; }
}
