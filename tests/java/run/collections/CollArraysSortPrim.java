// Arrays.sort on every primitive type: shapes that reach insertion, heap, counting, merge and dual pivot paths; ranges; NaN and zeros.
import java.util.*;

public class CollArraysSortPrim {
    static void o(Object x) { System.out.println(x); }
    static int[] shape(int kind, int n) { int[] a = new int[n]; Random r = new Random(kind * 31 + n); for (int i = 0; i < n; i++) a[i] = switch (kind) { case 0 -> r.nextInt(); case 1 -> i; case 2 -> n - i; case 3 -> i % 7; case 4 -> i < n / 2 ? i : n - i; case 5 -> 42; case 6 -> i ^ 0x55; case 7 -> r.nextInt(3) - 1; case 8 -> (i / 50) % 2 == 0 ? i : -i; default -> i % 2 == 0 ? Integer.MAX_VALUE - i : Integer.MIN_VALUE + i; }; return a; }
    static long h(int[] a) { long h = 7; for (int x : a) h = h * 31 + x; return h; }
    static boolean sorted(int[] a) { for (int i = 1; i < a.length; i++) if (a[i - 1] > a[i]) return false; return true; }
    public static void main(String[] args) {
        for (int kind = 0; kind < 10; kind++) { StringBuilder sb = new StringBuilder("int kind " + kind); for (int n : new int[] {0, 1, 2, 10, 43, 50, 300, 1000, 5000}) { int[] a = shape(kind, n); long x = 0; for (int v : a) x += v; Arrays.sort(a); long y = 0; for (int v : a) y += v; sb.append(sorted(a) && x == y ? " " : " BAD").append(Long.toHexString(h(a) & 0xffff)); } o(sb); }
        for (int n : new int[] {5, 60, 400, 3000}) {
            Random r = new Random(n); long[] l = new long[n]; double[] d = new double[n]; float[] f = new float[n]; short[] s = new short[n];
            char[] c = new char[n]; byte[] b = new byte[n];
            for (int i = 0; i < n; i++) { l[i] = r.nextLong() >> r.nextInt(64); d[i] = r.nextInt(10) == 0 ? Double.NaN : r.nextInt(8) == 0 ? (r.nextBoolean() ? -0.0 : 0.0) : r.nextGaussian(); f[i] = r.nextInt(9) == 0 ? (r.nextBoolean() ? Float.NaN : Float.NEGATIVE_INFINITY) : r.nextInt(5) - 2 == 0 ? -0f : r.nextFloat() - .5f; s[i] = (short) r.nextInt(); c[i] = (char) r.nextInt(); b[i] = (byte) r.nextInt(); }
            Arrays.sort(l); Arrays.sort(d); Arrays.sort(f); Arrays.sort(s); Arrays.sort(c); Arrays.sort(b);
            boolean ok = true;
            for (int i = 1; i < n; i++) ok &= l[i - 1] <= l[i] && Double.compare(d[i - 1], d[i]) <= 0 && Float.compare(f[i - 1], f[i]) <= 0 && s[i - 1] <= s[i] && c[i - 1] <= c[i] && b[i - 1] <= b[i];
            o(n + " " + ok + " " + Arrays.hashCode(l) + " " + Arrays.hashCode(d) + " " + Arrays.hashCode(f) + " " + Arrays.hashCode(s) + " " + Arrays.hashCode(c) + " " + Arrays.hashCode(b));
        }
        double[] z = {0.0, -0.0, Double.NaN, -1, Double.POSITIVE_INFINITY, -0.0, Double.NEGATIVE_INFINITY, 0.0, Double.MIN_VALUE, -Double.MIN_VALUE, Double.longBitsToDouble(0xfff8000000000001L)};
        Arrays.sort(z); o(Arrays.toString(z)); float[] zf = {0f, -0f, Float.NaN, -0f, Float.MIN_VALUE}; Arrays.sort(zf); o(Arrays.toString(zf));
        int[] a = {9, 8, 7, 6, 5, 4, 3, 2, 1, 0}; Arrays.sort(a, 3, 7); o(Arrays.toString(a)); Arrays.sort(a, 5, 5);
        char[] cs = "the quick brown fox".toCharArray(); Arrays.sort(cs, 4, 15); o(new String(cs)); byte[] bs = {5, -3, 127, -128, 0, 9};
        Arrays.sort(bs, 1, 6); o(Arrays.toString(bs)); short[] ss = {3, 2, 1, 0}; Arrays.sort(ss, 0, 2); o(Arrays.toString(ss));
        long[] ls = {3, 2, 1, Long.MIN_VALUE}; Arrays.sort(ls, 2, 4); o(Arrays.toString(ls)); double[] ds = {3, Double.NaN, 1, -0.0, 0.0, -0.0};
        Arrays.sort(ds, 1, 6); o(Arrays.toString(ds));
        for (int[] rg : new int[][] {{2, 1}, {-1, 3}, {0, 11}, {5, 12}}) try { Arrays.sort(a, rg[0], rg[1]); o("?"); } catch (RuntimeException e) { o(e.getClass().getSimpleName() + ": " + e.getMessage()); }
        int[] big = shape(0, 3000); int[] part = big.clone(); Arrays.sort(part, 100, 2900);
        o((part[99] == big[99]) + " " + (part[2900] == big[2900]) + " " + Long.toHexString(h(part))); char[] many = new char[4000];
        for (int i = 0; i < many.length; i++) many[i] = (char) (i * 40503);
        Arrays.sort(many); o((int) many[0] + " " + (int) many[2000] + " " + (int) many[3999]); short[] ms = new short[4000];
        for (int i = 0; i < ms.length; i++) ms[i] = (short) (i * 40503);
        Arrays.sort(ms); o(ms[0] + " " + ms[2000] + " " + ms[3999]); byte[] mb = new byte[500];
        for (int i = 0; i < mb.length; i++) mb[i] = (byte) (i * 37);
        Arrays.sort(mb); o(mb[0] + " " + mb[250] + " " + mb[499]);
        // binary search over all types
        int[] si = {1, 3, 5, 7};
        o(Arrays.binarySearch(si, 5) + " " + Arrays.binarySearch(si, 4) + " " + Arrays.binarySearch(si, 0) + " " + Arrays.binarySearch(si, 9) + " " + Arrays.binarySearch(si, 1, 3, 1) + " " + Arrays.binarySearch(new double[] {-0.0, 0.0, Double.NaN}, 0.0) + " " + Arrays.binarySearch(new double[] {-0.0, 0.0, Double.NaN}, -0.0) + " " + Arrays.binarySearch(new double[] {1, Double.NaN}, Double.NaN) + " " + Arrays.binarySearch("acegi".toCharArray(), 'e') + " " + Arrays.binarySearch(new byte[] {-5, 0, 5}, (byte) 3) + " " + Arrays.binarySearch(new long[0], 3) + " " + Arrays.binarySearch(new short[] {1, 2}, (short) 2) + " " + Arrays.binarySearch(new float[] {1, 2}, 1.5f));
    }
}
