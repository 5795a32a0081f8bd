// Arrays.parallelSort, parallelPrefix and parallelSetAll on sizes over the thresholds, all types, ranges, comparators.
import java.util.*;

public class CollArraysParallel {
    static void o(Object x) { System.out.println(x); }
    public static void main(String[] args) {
        int n = 9000; Random r = new Random(17); int[] a = new int[n]; long[] l = new long[n]; double[] d = new double[n]; Integer[] b = new Integer[n];
        String[] s = new String[n / 4];
        for (int i = 0; i < n; i++) { a[i] = r.nextInt(1000); l[i] = r.nextLong(); d[i] = r.nextInt(50) == 0 ? Double.NaN : r.nextDouble() - .5; b[i] = r.nextInt(700); }
        for (int i = 0; i < s.length; i++) s[i] = Integer.toString(r.nextInt(5000), 36);
        int[] a2 = a.clone(); long[] l2 = l.clone(); double[] d2 = d.clone(); Arrays.parallelSort(a); Arrays.sort(a2); Arrays.parallelSort(l);
        Arrays.sort(l2); Arrays.parallelSort(d); Arrays.sort(d2);
        o(Arrays.equals(a, a2) + " " + Arrays.equals(l, l2) + " " + Arrays.equals(d, d2) + " " + Arrays.hashCode(a)); Integer[] b2 = b.clone();
        Arrays.parallelSort(b); Arrays.sort(b2); o(Arrays.equals(b, b2) + " " + b[0] + " " + b[n - 1]);
        Arrays.parallelSort(b, Comparator.<Integer>comparingInt(x -> x % 10).reversed());
        Arrays.sort(b2, Comparator.<Integer>comparingInt(x -> x % 10).reversed()); o(Arrays.equals(b, b2) + " " + b[0] + " " + b[n - 1]);
        Arrays.parallelSort(s); boolean ok = true;
        for (int i = 1; i < s.length; i++) ok &= s[i - 1].compareTo(s[i]) <= 0;
        o(ok);
        int[] q = {5, 4, 3, 2, 1}; Arrays.parallelSort(q, 1, 4); o(Arrays.toString(q)); char[] c = "zyxwv".toCharArray(); Arrays.parallelSort(c);
        o(new String(c)); byte[] by = {3, -1, 2}; Arrays.parallelSort(by); short[] sh = {3, -1, 2}; Arrays.parallelSort(sh, 0, 2);
        float[] fl = {3, -0f, 0f, Float.NaN, -1}; Arrays.parallelSort(fl); o(Arrays.toString(by) + Arrays.toString(sh) + Arrays.toString(fl));
        try { Arrays.parallelSort(q, 3, 9); } catch (ArrayIndexOutOfBoundsException e) { o(e.getMessage()); }
        for (int sz : new int[] {0, 1, 2, 17, 1000, 6000}) { long[] p = new long[sz]; Arrays.setAll(p, i -> i % 13 - 5); long[] ex = p.clone(); for (int i = 1; i < sz; i++) ex[i] += ex[i - 1]; Arrays.parallelPrefix(p, Long::sum); o(sz + " " + Arrays.equals(p, ex) + " " + (sz > 0 ? p[sz - 1] : "-")); }
        int[] px = {1, 2, 3, 4, 5, 6};
        Arrays.parallelPrefix(px, 2, 5, (x, y) -> x * 10 + y); o(Arrays.toString(px)); String[] ps = {"a", "b", "c", "d"};
        Arrays.parallelPrefix(ps, String::concat); o(Arrays.toString(ps)); double[] pd = {1, 2, 4}; Arrays.parallelPrefix(pd, (x, y) -> x / y);
        o(Arrays.toString(pd)); String[] big = new String[300]; Arrays.setAll(big, i -> Integer.toString(i * 7919 % 1000, 36)); Arrays.parallelPrefix(big, (x, y) -> x.compareTo(y) >= 0 ? x : y);
        o(big[299].length() + " " + big[10]);
        try { Arrays.parallelPrefix(px, 5, 2, Integer::sum); } catch (IllegalArgumentException e) { o(e.getMessage()); }
        int[] sa = new int[5000]; Arrays.parallelSetAll(sa, i -> i * i); long sum = 0;
        for (int x : sa) sum += x;
        o(sum); String[] st = new String[5]; Arrays.parallelSetAll(st, i -> "i" + i); long[] lo = new long[3]; Arrays.parallelSetAll(lo, i -> -i);
        o(Arrays.toString(st) + Arrays.toString(lo));
        try { Arrays.parallelSetAll(sa, i -> { if (i == 77) throw new IllegalStateException(); return 1; }); } catch (IllegalStateException e) { o("ISE"); }
        Integer[] stable = new Integer[9000]; Arrays.setAll(stable, i -> i); Arrays.parallelSort(stable, Comparator.comparing(i -> i % 3));
        boolean st3 = true;
        for (int i = 1; i < stable.length; i++) if (stable[i] % 3 == stable[i - 1] % 3) st3 &= stable[i] > stable[i - 1];
        o(st3 + " " + stable[0] + " " + stable[3000] + " " + stable[8999]);
    }
}
