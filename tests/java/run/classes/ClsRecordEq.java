// Generated equals/hashCode/toString of records with every component type: primitives, arrays, floats with NaN and zeros, nulls, nested, many components.
import java.util.*;
public class ClsRecordEq {
    static void out(Object... a) { StringBuilder b = new StringBuilder(); for (Object o : a) b.append(o); System.out.println(b); }
    record All(byte b, short s, char c, int i, long l, float f, double d, boolean z, String str, Object o, int[] arr, List<Integer> li) { }
    record F(float f) { } record D(double d) { } record C(char c) { } record Z(boolean z) { } record L(long l) { } record B(byte b) { }
    record S(short s) { } record A(int[] a) { } record AA(Object[] a) { } record O(Object o) { } record Nest(F f, D d, Nest n) { }
    record Two(int a, int b) { } record Three(long a, Object b, double c) { }
    record Big(int a0, long a1, String a2, double a3, int a4, long a5, String a6, double a7, int a8, long a9, String b0, double b1, int b2,
            long b3, String b4, double b5, int b6, boolean b7, char b8, byte b9, short c0, float c1) { } enum E { X, Y }
    record WithE(E e) { } record Gen<T extends Comparable<T>>(T t, Class<?> k) { }
    static class NoHash { public boolean equals(Object o) { calls++; return o instanceof NoHash; }
        public int hashCode() { calls += 100; return 5; } public String toString() { return "NH"; } } static int calls;
    static class BadEq { public boolean equals(Object o) { throw new UnsupportedOperationException("eq"); }
        public int hashCode() { throw new UnsupportedOperationException("hash"); }
        public String toString() { throw new UnsupportedOperationException("str"); } }
    static int n; static void eq(Object a, Object b) { n++;
        out(n, " ", a.equals(b), " ", b.equals(a), " ", (a.hashCode() == b.hashCode())); }
    public static void main(String[] args) {
        int[] arr = {1}; All x = new All((byte) -1, (short) -2, 'c', 4, 5L << 40, 1.5f, -2.5, true, "s", null, null, List.of(1, 2));
        System.out.println(x + " " + x.hashCode());
        eq(x, new All((byte) -1, (short) -2, 'c', 4, 5L << 40, 1.5f, -2.5, true, new String("s"), null, null,
                new ArrayList<>(List.of(1, 2))));
        eq(x, new All((byte) -1, (short) -2, 'c', 4, 5L << 40, 1.5f, -2.5, true, "s", null, arr, List.of(1, 2)));
        eq(x, new All((byte) -1, (short) -2, 'c', 4, 5L, 1.5f, -2.5, true, "s", null, null, List.of(1, 2))); eq(new F(0f), new F(-0f));
        eq(new F(Float.NaN), new F(Float.intBitsToFloat(0x7fc00001))); eq(new F(1), new F(1)); eq(new D(0.0), new D(-0.0));
        eq(new D(Double.NaN), new D(0.0 / 0.0)); eq(new D(1e300), new D(1e300)); eq(new A(arr), new A(arr)); eq(new A(arr), new A(arr));
        out(new A(arr).equals(new A(new int[]{1})), " ", new AA(new Object[0]).equals(new AA(new Object[0])), " ",
                new A(null).equals(new A(null)), new A(null)); eq(new O(null), new O(null)); eq(new O(1), new O(1));
        System.out.println(new O(1).equals(new O(1L)) + " " + new O(null).equals(new O(1)) + new O(1).equals(new O(null)));
        eq(new Nest(new F(1), new D(2), new Nest(null, null, null)), new Nest(new F(1), new D(2), new Nest(null, null, null)));
        eq(new WithE(E.X), new WithE(E.X));
        System.out.println(new WithE(E.Y) + " " + new WithE(null) + new WithE(E.X).equals(new WithE(E.Y)));
        out(new F(1.5f).hashCode(), " ", new D(2.5).hashCode(), " ", new C('x').hashCode(), " ", new Z(true).hashCode(), " ",
                new Z(false).hashCode(), " ", new L(1L << 40).hashCode(), " ", new L(-1).hashCode(), " ", new B((byte) -7).hashCode(), " ",
                new S((short) -300).hashCode(), " ", new Two(1,
                2).hashCode(), " ", new Three(1L << 33, "b",
                0.5).hashCode(), " ", new O("str").hashCode(), " ", new O(null).hashCode(), " ", new Two(-5, 7).hashCode());
        out(new F(-0f), " ", new D(1e-5), " ", new C('q'), " ", new Z(false), " ", new L(Long.MIN_VALUE), " ", new B((byte) 200), " ",
                new S((short) 40000), " ", new Gen<>("t", int[].class), " ", new Nest(null, new D(0), null));
        Big g = new Big(1, 2, "3", 4, 5, 6, "7", 8, 9, 10, "11", 12, 13, 14, "15", 16, 17, true, 'r', (byte) 19, (short) 20, 21f),
                h = new Big(1, 2, "3", 4, 5, 6, "7", 8, 9, 10, "11", 12, 13, 14, "15", 16, 17, true, 'r', (byte) 19, (short) 20, 21f),
                k = new Big(1, 2, "3", 4, 5, 6, "7", 8, 9, 10, "11", 12, 13, 14, "15", 16, 17, true, 'r', (byte) 19, (short) 20, 22f);
        System.out.println(g + " " + g.hashCode()); eq(g, h); System.out.println(g.equals(k) + " " + g.equals(null) + " " + g.equals(x));
        eq(new O(new NoHash()), new O(new NoHash())); System.out.println(calls); O self = new O(new Object[]{1});
        System.out.println(self.equals(self) + " " + (self.hashCode() == self.hashCode())); O bad = new O(new BadEq());
        try { bad.equals(new O(1)); } catch (UnsupportedOperationException e) { System.out.println(e.getMessage()); }
        try { bad.hashCode(); } catch (UnsupportedOperationException e) { System.out.println(e.getMessage()); } try { bad.toString(); }
        catch (UnsupportedOperationException e) { System.out.println(e.getMessage()); } System.out.println(bad.equals(bad));
        List<O> cyc = new ArrayList<>(); cyc.add(new O("in"));
        System.out.println(new O(cyc) + " " + new O(new O(new O(null))) + " " + new O(new int[0][0].length));
        Set<Object> set = new HashSet<>(List.of(new F(Float.NaN), new D(-0.0), new D(0.0), new Two(1, 2)));
        out(set.contains(new F(Float.NaN)), " ", set.contains(new D(0)), " ", set.contains(new Two(2, 1)), set.size());
    }
}
