// Many lambda shapes at many sites: argument counts and types up to wide ones, returns of each type, all checked by sums.
import java.util.function.*;

public class LambdaManySites {
    interface V0 { void f(); } interface Z1 { boolean f(boolean a); } interface B1 { byte f(byte a); } interface S1 { short f(short a); }
    interface C1 { char f(char a); } interface F1 { float f(float a); }
    interface I8 { int f(int a, int b, int c, int d, int e, int f, int g, int h); }
    interface L6 { long f(long a, int b, long c, int d, long e, int f); }
    interface D6 { double f(double a, float b, long c, int d, short e, byte g); }
    interface Mix { Object f(Object a, int b, long c, Object d, double e, boolean g, char h, String i, float j); }
    interface Arr { int[] f(int[] a, long[][] b, String... s); }
    interface G<T, U extends Number, V extends CharSequence & Comparable<V>> { T f(T t, U u, V v); }
    static int n; static long total;
    static void chk(String w, Object o) { n++; total = total * 31 + String.valueOf(o).hashCode(); System.out.println(n + " " + w + " " + o); }
    public static void main(String[] args) {
        int i = 3; long l = 1L << 35; double d = .75; float f = 1.25f; byte b = -7; short s = 300; char c = 'k'; boolean z = true; String t = "t"; int[] arr = {4, 5, 6};
        StringBuilder sb = new StringBuilder();
        V0 v0 = () -> sb.append(i).append(l).append(d); v0.f(); v0.f(); chk("V0", sb);
        Z1 z1 = a -> a ^ z, z2 = a -> a & i > 2 | !z; chk("Z1", z1.f(true) + "" + z1.f(false) + z2.f(true) + z2.f(false));
        B1 b1 = a -> (byte) (a + b), b2 = a -> (byte) (a << 1 | 1), b3 = a -> (byte) -a; chk("B1", b1.f((byte) -128) + " " + b2.f((byte) 127) + " " + b3.f((byte) -128));
        S1 s1 = a -> (short) (a * s), s2 = a -> a; chk("S1", s1.f((short) 300) + " " + s2.f((short) -1));
        C1 c1 = a -> (char) (a + c), c2 = a -> Character.toUpperCase(a), c3 = Character::toUpperCase; chk("C1", (int) c1.f('\uffff') + " " + c2.f('q') + c3.f('r'));
        F1 f1 = a -> a * f, f2 = a -> a / 0, f3 = Math::abs; chk("F1", f1.f(.1f) + " " + f2.f(-1) + " " + f2.f(0) + " " + f3.f(-3.5f));
        I8 i8 = (p, q, r, u, v, w, x, y) -> p + q * 2 + r * 3 + u * 4 + v * 5 + w * 6 + x * 7 + y * 8 + i; chk("I8", i8.f(1, 2, 3, 4, 5, 6, 7, 8));
        L6 l6 = (p, q, r, u, v, w) -> p * q - r * u + v % w + l; chk("L6", l6.f(1L << 40, -3, 1L << 33, 7, Long.MIN_VALUE, 13));
        D6 d6 = (p, q, r, u, v, w) -> p + q + r + u + v + w + d * i; chk("D6", d6.f(.1, .1f, 1L << 53, 3, (short) -5, (byte) 9));
        Mix mx = (p, q, r, u, v, w, x, y, k) -> p + "|" + q + "|" + r + "|" + u + "|" + v + "|" + w + "|" + x + "|" + y + "|" + k + "|" + l + "|" + z + "|" + t;
        chk("Mix", mx.f(null, 1, 2L, "o", 3.0, false, 'x', "str", 4f));
        Mix mx2 = LambdaManySites::mix; chk("Mix ref", mx2.f(1, 2, 3, 4, 5, true, '7', "8", 9)); Mix mx3 = new LambdaManySites(100)::imix;
        chk("Mix bound", mx3.f(1, 2, 3, 4, 5, true, '7', "8", 9));
        Arr ar = (a, q, ss) -> { int[] r = a.clone(); for (int k = 0; k < r.length; k++) r[k] += q[k % q.length].length * arr[k % 3] + ss.length; return r; };
        int[] rr = ar.f(new int[] {1, 2, 3, 4}, new long[][] {{}, {1}, {1, 2}}, "a", "b"); chk("Arr", rr[0] + "," + rr[1] + "," + rr[2] + "," + rr[3]);
        G<Integer, Long, String> g = (p, q, r) -> p + q.intValue() + r.compareTo("m") + r.length(); chk("G", g.f(1, 2L, "zz"));
        IntFunction<IntFunction<IntFunction<IntFunction<String>>>> curry = p -> q -> r -> u -> "" + p + q + r + u + i + l;
        chk("curry4", curry.apply(1).apply(2).apply(3).apply(4));
        Supplier<Object>[] sup = new Supplier[] {() -> i, () -> l, () -> d, () -> f, () -> b, () -> s, () -> c, () -> z, () -> t, () -> arr.length, () -> null, () -> "lit", () -> 'c', () -> 1L, () -> 1.0f, () -> -1.0, () -> (byte) 300, () -> args.length, () -> new int[0].length, () -> String.class};
        for (int k = 0; k < sup.length; k++) { Object o = sup[k].get(); chk("sup" + k, o == null ? "null" : o.getClass().getSimpleName() + ":" + o); }
        IntBinaryOperator[] ops = {(p, q) -> p + q, (p, q) -> p - q, (p, q) -> p * q, (p, q) -> q == 0 ? 0 : p / q, (p, q) -> q == 0 ? 0 : p % q, (p, q) -> p & q, (p, q) -> p | q, (p, q) -> p ^ q, (p, q) -> p << q, (p, q) -> p >> q, (p, q) -> p >>> q, Math::min, Math::max, Integer::compare, Integer::compareUnsigned, Math::floorMod, (p, q) -> p > q ? i : -i};
        int[] vals = {0, 1, -1, 7, 33, Integer.MIN_VALUE, Integer.MAX_VALUE};
        for (int k = 0; k < ops.length; k++) { long h = 0; for (int x : vals) for (int y : vals) { if (k == 15 && y == 0) continue; h = h * 131 + ops[k].applyAsInt(x, y); } chk("op" + k, h); }
        LongBinaryOperator[] lops = {(p, q) -> p + q, (p, q) -> p * q, (p, q) -> p << q, (p, q) -> p >> q, (p, q) -> p >>> q, (p, q) -> p ^ q, Long::compareUnsigned, Math::max, (p, q) -> q == 0 ? l : p / q, (p, q) -> Long.rotateLeft(p, (int) q)};
        for (int k = 0; k < lops.length; k++) { long h = 0; for (int x : vals) for (int y : vals) h = h * 131 + lops[k].applyAsLong((long) x << 17, y); chk("lop" + k, h); }
        System.out.println(n + " " + Long.toHexString(total));
    }
    static Object mix(Object a, int b, long c, Object d, double e, boolean g, char h, String i, float j) { return "" + a + b + c + d + e + g + h + i + j; }
    final int base; LambdaManySites(int b) { base = b; }
    Object imix(Object a, long b, double c, Object d, double e, Object g, int h, CharSequence i, double j) { return base + "" + a + b + c + d + e + g + h + i + j; }
}
