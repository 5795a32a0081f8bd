// Lambdas capturing locals of every kind, parameters, this, and loop variables; capture happens by value at evaluation.
import java.util.*;
import java.util.function.*;

public class LambdaCapture {
    interface Wide { String go(byte b, long l, float f, double d, Object o); }
    int field = 10;
    static int counter;

    Supplier<String> allKinds(boolean z, byte b, short s, char c, int i, long l, float f, double d, String str, int[] arr) {
        return () -> z + "," + b + "," + s + "," + c + "," + i + "," + l + "," + f + "," + d + "," + str + "," + Arrays.toString(arr) + "," + field;
    }

    Wide mixed(long p, int q, double r, char s) {
        return (b, l, f, d, o) -> (b + p) + "/" + (l * q) + "/" + (f + r) + "/" + (d - s) + "/" + o + "/" + this.field;
    }

    IntSupplier postInc() { return () -> field++; }
    IntSupplier preDec() { return () -> --this.field; }

    static int next() { return ++counter; }

    class Inner {
        int field = 77;
        Supplier<String> both() { return () -> field + ":" + LambdaCapture.this.field; }
        Supplier<Supplier<String>> deeper() {
            int local = field * 2;
            return () -> {
                int l2 = local + LambdaCapture.this.field;
                return () -> local + "|" + l2 + "|" + field + "|" + LambdaCapture.this.field;
            };
        }
    }

    static Runnable[] loop() {
        Runnable[] rs = new Runnable[5];
        for (int i = 0; i < rs.length; i++) {
            final int j = i;
            long sq = (long) i * i * 1_000_000_007L;
            rs[i] = () -> System.out.println("loop " + j + " " + sq);
        }
        return rs;
    }

    static List<Supplier<String>> foreach() {
        List<Supplier<String>> l = new ArrayList<>();
        for (String s : new String[] {"x", "yy", "zzz"}) l.add(() -> s + s.length());
        for (char c = 'a'; c < 'd'; c++) { char d = c; l.add(() -> "" + d + (int) d); }
        return l;
    }

    public static void main(String[] args) {
        LambdaCapture me = new LambdaCapture();
        int[] arr = {1, 2};
        Supplier<String> s = me.allKinds(true, (byte) -1, (short) -300, 'q', Integer.MIN_VALUE, Long.MAX_VALUE, 1.5f, -0.0, null, arr);
        System.out.println(s.get());
        arr[0] = 99;
        me.field = 11;
        System.out.println(s.get());

        Wide w = me.mixed(1L << 40, 3, 0.25, 'A');
        System.out.println(w.go((byte) -128, 7L, 2.5f, 100.0, List.of(1)));
        me.field = -5;
        System.out.println(w.go((byte) 127, -7L, Float.NaN, Double.NEGATIVE_INFINITY, null));

        IntSupplier inc = me.postInc(), dec = me.preDec();
        System.out.println(inc.getAsInt() + " " + inc.getAsInt() + " " + dec.getAsInt() + " " + me.field);

        Inner in = me.new Inner();
        Supplier<String> both = in.both();
        Supplier<Supplier<String>> deep = in.deeper();
        Supplier<String> d1 = deep.get();
        in.field = 1; me.field = 2;
        Supplier<String> d2 = deep.get();
        System.out.println(both.get() + " " + d1.get() + " " + d2.get());

        for (Runnable r : loop()) r.run();
        for (Supplier<String> x : foreach()) System.out.print(x.get() + " ");
        System.out.println();

        // The captured value is computed when the lambda is made, not when called.
        int v = next();
        IntSupplier lazy = () -> v * 100 + next();
        System.out.println(counter + " " + lazy.getAsInt() + " " + lazy.getAsInt() + " " + counter);

        // Capture in the middle of an expression with side effects.
        StringBuilder log = new StringBuilder();
        Function<Integer, Function<Integer, Integer>> f = a -> { log.append("a").append(a); return b -> { log.append("b").append(b); return a - b; }; };
        int res = f.apply(10).apply(3) + f.apply(1).apply(f.apply(5).apply(5));
        System.out.println(res + " " + log);

        // A local class captured by a lambda, and a lambda captured by a local class.
        int base = 1000;
        class Loc { int get() { return base + me.field; } }
        Supplier<Loc> mk = Loc::new;
        Supplier<Loc> mk2 = () -> new Loc() { @Override int get() { return super.get() * 2 + base; } };
        System.out.println(mk.get().get() + " " + mk2.get().get());

        // Long and double take two slots: order of many of them.
        long l1 = 1, l2 = 2, l3 = 3; double e1 = .1, e2 = .2; int i1 = 4; byte b1 = 5;
        Supplier<String> many = () -> l1 + "" + i1 + l2 + b1 + e1 + l3 + e2;
        System.out.println(many.get());
        // Captured exception parameter and pattern variable
        try { throw new IllegalStateException("caught"); }
        catch (RuntimeException e) { Supplier<String> m = () -> e.getMessage() + "!"; System.out.println(m.get()); }
        Object o = "pattern";
        if (o instanceof String str) { IntSupplier len = () -> str.length(); System.out.println(len.getAsInt()); }
    }
}
