// Boxing, unboxing, widening and covariant adaptation between lambda / method reference bodies and interface signatures.
import java.util.*;
import java.util.function.*;

public class LambdaAdapt {
    interface ObjToLong<T> { long go(T t); }
    interface IntToObj { Object go(int i); }
    interface IntToDouble { double go(int i); }
    interface ByteToInt { int go(byte b); }
    interface CharToLong { long go(char c); }
    interface ShortToFloat { float go(short s); }
    interface VoidInt { void go(int i); }
    interface ObjObj { Object go(Object a, Object b); }
    interface Num<N extends Number> { N go(N a); }
    interface ToNumber { Number go(int x); }
    interface BoxedIn { int go(Integer i); }
    interface BoxedCharOut { Character go(String s); }

    static long widenLong(long l) { return l * 2; }
    static double widenDouble(double d) { return d / 2; }
    static Integer boxed(Integer i) { return i == null ? -1 : i + 1; }
    static int unboxed(int i) { return i + 100; }
    static Object obj(Object o) { return o == null ? "null" : o.getClass().getSimpleName() + "=" + o; }
    static int prim(byte b) { return b; }
    static String over(int i) { return "int " + i; }
    static String over(long l) { return "long " + l; }
    static String over(Object o) { return "obj " + o; }
    static String over(Integer o) { return "Integer " + o; }
    static int sideEffect(int i) { System.out.println("se " + i); return i; }
    static <T extends Comparable<T>> T max(T a, T b) { return a.compareTo(b) >= 0 ? a : b; }
    static String vs(Object... os) { return os.length + Arrays.toString(os); }
    static String vi(int... os) { return os.length + Arrays.toString(os); }
    static String vmix(String s, long... os) { return s + os.length + Arrays.toString(os); }

    public static void main(String[] args) {
        IntToDouble a = LambdaAdapt::widenLong;             // int -> long, long -> double
        System.out.println(a.go(Integer.MAX_VALUE));
        ByteToInt b = LambdaAdapt::unboxed;
        System.out.println(b.go((byte) -128));
        CharToLong c = LambdaAdapt::unboxed;
        System.out.println(c.go('\uffff'));
        ShortToFloat d = LambdaAdapt::widenLong;
        System.out.println(d.go((short) -32768));
        ObjToLong<Integer> e = LambdaAdapt::widenLong;       // Integer -> int -> long
        System.out.println(e.go(21));
        ObjToLong<Character> e2 = LambdaAdapt::widenLong;
        System.out.println(e2.go('A'));
        ObjToLong<Byte> e3 = LambdaAdapt::unboxed;
        System.out.println(e3.go((byte) 7));
        ToDoubleFunction<Float> e4 = LambdaAdapt::widenDouble;
        System.out.println(e4.applyAsDouble(0.1f));
        IntToObj f = LambdaAdapt::obj;                       // int -> Integer -> Object
        System.out.println(f.go(5));
        LongFunction<Object> f2 = LambdaAdapt::obj;
        System.out.println(f2.apply(5));
        ToNumber f3 = LambdaAdapt::boxed, f4 = LambdaAdapt::unboxed, f5 = x -> x % 2 == 0 ? (Number) (x / 2) : (Number) (x / 2.0);
        System.out.println(f3.go(1) + " " + f4.go(1) + " " + f5.go(8) + " " + f5.go(9));
        BoxedIn g = LambdaAdapt::boxed, g2 = LambdaAdapt::unboxed, g3 = Integer::intValue, g4 = Number::hashCode, g5 = Integer::bitCount;
        System.out.println(g.go(null) + " " + g2.go(3) + " " + g3.go(4) + " " + g4.go(-9) + " " + g5.go(255));
        for (BoxedIn x : new BoxedIn[] {g2, g3, g4, g5, i -> i}) {
            try { System.out.println(x.go(null)); } catch (NullPointerException ex) { System.out.println("NPE"); }
        }
        BoxedCharOut h = s -> s.charAt(0);
        System.out.println(h.go("zed"));
        VoidInt v = LambdaAdapt::sideEffect, v2 = i -> sideEffect(i * 10), v3 = ArrayList<String>::new;   // result discarded
        v.go(1); v2.go(1); v3.go(4);
        Function<Integer, String> o1 = LambdaAdapt::over;
        IntFunction<String> o2 = LambdaAdapt::over;
        LongFunction<String> o3 = LambdaAdapt::over;
        Function<String, Object> o4 = LambdaAdapt::over;
        System.out.println(o1.apply(1) + "; " + o2.apply(2) + "; " + o3.apply(3) + "; " + o4.apply("4"));
        BinaryOperator<String> mx = LambdaAdapt::max;
        BinaryOperator<Integer> mi = LambdaAdapt::max;
        IntBinaryOperator mp = LambdaAdapt::<Integer>max;
        System.out.println(mx.apply("abc", "abd") + mi.apply(3, 2) + mp.applyAsInt(-3, -2));

        IntBinaryOperator ib = Math::max; DoubleBinaryOperator db = Math::max; LongBinaryOperator lb = Math::max;
        BinaryOperator<Integer> bi = Math::max; BiFunction<Integer, Long, Number> bl = Math::max; BiFunction<Integer, Float, Double> bf = Math::pow;
        System.out.println(ib.applyAsInt(1, 2) + " " + db.applyAsDouble(-0.0, 0.0) + " " + lb.applyAsLong(1, 2) + " " + bi.apply(5, 4) + " " + bl.apply(5, 6L) + " " + bf.apply(2, 0.5f));

        Supplier<String> z0 = LambdaAdapt::vs; Function<Object, String> z1 = LambdaAdapt::vs; BiFunction<Object, Integer, String> z2 = LambdaAdapt::vs;
        System.out.println(z0.get() + z1.apply("p") + z2.apply(null, 3));
        Function<Object[], String> za = LambdaAdapt::vs;
        System.out.println(za.apply(new Object[] {1, "2", '3'}) + " " + z1.apply(new Object[] {1, 2}).startsWith("1[[Ljava.lang.Object;"));
        IntFunction<String> w1 = LambdaAdapt::vi; BiFunction<Integer, Byte, String> w2 = LambdaAdapt::vi; Function<int[], String> w3 = LambdaAdapt::vi;
        System.out.println(w1.apply(9) + w2.apply(8, (byte) -1) + w3.apply(new int[] {4, 5, 6}));
        BiFunction<String, Integer, String> q1 = LambdaAdapt::vmix; UnaryOperator<String> q0 = LambdaAdapt::vmix;
        System.out.println(q1.apply("s", 5) + q0.apply("t"));
        Function<Object, String> fmt = LambdaAdapt::fmt2;
        System.out.println(fmt.apply(12));

        // erased generics: a lambda fed with the wrong type fails at the lambda's own cast
        @SuppressWarnings({"unchecked", "rawtypes"}) Function<Object, Object> raw = (Function) (Function<String, Integer>) String::length;
        try { raw.apply(3); } catch (ClassCastException ex) { System.out.println("CCE"); }
        @SuppressWarnings({"unchecked", "rawtypes"}) Function<Object, Object> raw2 = (Function) (Function<Integer, Integer>) i -> i + 1;
        try { raw2.apply("s"); } catch (ClassCastException ex) { System.out.println("CCE"); }
        @SuppressWarnings({"unchecked", "rawtypes"}) Num<Integer> nn = (Num) (Num<Double>) x -> x;
        try { System.out.println(((Num) nn).go(1.5)); Number n = ((Num<? extends Number>) nn) == nn ? nn.go(1) : null; System.out.println(n); } catch (ClassCastException ex) { System.out.println("CCE"); }
        ObjObj cat = (p, q) -> p + "" + q;
        System.out.println(cat.go(1.0f, 'c'));
    }
    static String fmt2(Object... a) { return String.format(Locale.ROOT, "%05d", a); }
}
