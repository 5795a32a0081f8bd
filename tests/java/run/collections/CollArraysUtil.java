// Arrays: fill, copyOf, equals, mismatch, compare, hashCode, deep variants, toString, asList write-through, streams.
import java.util.*;

public class CollArraysUtil {
    static void o(Object x) { System.out.println(x); }
    static void fail(String n, Runnable r) { try { r.run(); o(n + " ok"); } catch (RuntimeException e) { o(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage()); } }
    public static void main(String[] args) {
        boolean[] z = new boolean[5]; byte[] b = new byte[5]; char[] c = new char[5]; short[] s = new short[5]; int[] i = new int[5]; long[] l = new long[5];
        float[] f = new float[5]; double[] d = new double[5]; String[] t = new String[5];
        Arrays.fill(z, 1, 3, true); Arrays.fill(b, (byte) -1); Arrays.fill(c, 2, 5, 'x'); Arrays.fill(c, 0, 2, 'y'); Arrays.fill(s, (short) 7);
        Arrays.fill(i, 4, 5, 9); Arrays.fill(l, 1L << 40); Arrays.fill(f, 1.5f); Arrays.fill(d, 0, 0, 5); Arrays.fill(t, 1, 4, "s");
        o(Arrays.toString(z) + Arrays.toString(b) + Arrays.toString(c) + Arrays.toString(s) + Arrays.toString(i) + Arrays.toString(l) + Arrays.toString(f) + Arrays.toString(d) + Arrays.toString(t) + Arrays.toString((int[]) null) + Arrays.toString(new long[0]));
        fail("fill", () -> Arrays.fill(i, 3, 9, 1)); fail("fill2", () -> Arrays.fill(i, 3, 1, 1)); fail("fill store", () -> Arrays.fill((Object[]) t, 5));
        o(Arrays.hashCode(z) + " " + Arrays.hashCode(b) + " " + Arrays.hashCode(c) + " " + Arrays.hashCode(s) + " " + Arrays.hashCode(i) + " " + Arrays.hashCode(l) + " " + Arrays.hashCode(f) + " " + Arrays.hashCode(d) + " " + Arrays.hashCode(t) + " " + Arrays.hashCode((int[]) null) + " " + Arrays.hashCode(new int[0]) + " " + Arrays.hashCode(new double[] {0.0}) + " " + Arrays.hashCode(new double[] {-0.0}));
        o(Arrays.toString(Arrays.copyOf(i, 7)) + Arrays.toString(Arrays.copyOf(t, 2)) + Arrays.toString(Arrays.copyOfRange(c, 1, 8)).replace((char) 0, '0') + Arrays.toString(Arrays.copyOfRange(i, 5, 6)) + Arrays.copyOf(new Integer[] {1}, 2, Number[].class).getClass().getSimpleName());
        fail("copyOf", () -> Arrays.copyOf(i, -1)); fail("range", () -> Arrays.copyOfRange(i, 6, 7)); fail("range2", () -> Arrays.copyOfRange(i, 3, 2));
        fail("copy type", () -> Arrays.copyOf(new Object[] {"x"}, 1, Integer[].class)); fail("arraycopy", () -> System.arraycopy(i, 0, i, 3, 4));
        fail("arraycopy type", () -> System.arraycopy(i, 0, l, 0, 1)); fail("arraycopy store", () -> System.arraycopy(new Object[] {"ok", 1}, 0, t, 0, 2));
        o(t[0] + " " + t[1]); fail("arraycopy neg", () -> System.arraycopy(i, -1, i, 0, 1));
        fail("arraycopy nonarray", () -> System.arraycopy("x", 0, i, 0, 1)); int[] ov = {1, 2, 3, 4, 5}; System.arraycopy(ov, 0, ov, 1, 4);
        o(Arrays.toString(ov)); System.arraycopy(ov, 1, ov, 0, 4); o(Arrays.toString(ov));
        o(Arrays.equals(new int[] {1, 2}, new int[] {1, 2}) + " " + Arrays.equals(new double[] {Double.NaN}, new double[] {Double.NaN}) + " " + Arrays.equals(new double[] {0.0}, new double[] {-0.0}) + " " + Arrays.equals(new float[] {-0f}, new float[] {-0f}) + " " + Arrays.equals((int[]) null, null) + " " + Arrays.equals(new int[0], null) + " " + Arrays.equals(new Object[] {new int[] {1}}, new Object[] {new int[] {1}}) + " " + Arrays.deepEquals(new Object[] {new int[] {1}, new String[][] {{"a"}}}, new Object[] {new int[] {1}, new String[][] {{"a"}}}) + " " + Arrays.equals(new int[] {1, 2, 3, 4}, 1, 3, new int[] {2, 3}, 0, 2) + " " + Arrays.equals(new String[] {"A"}, new String[] {"a"}, String.CASE_INSENSITIVE_ORDER));
        byte[] p = new byte[100], q = new byte[100]; q[77] = 1;
        o(Arrays.mismatch(p, q) + " " + Arrays.mismatch(p, p.clone()) + " " + Arrays.mismatch(p, new byte[50]) + " " + Arrays.mismatch(new byte[0], p) + " " + Arrays.mismatch(new double[] {1, -0.0}, new double[] {1, 0.0}) + " " + Arrays.mismatch(new double[] {Double.NaN, 1}, new double[] {Double.NaN, 2}) + " " + Arrays.mismatch("abcdefgh".toCharArray(), "abcdefgx".toCharArray()) + " " + Arrays.mismatch(new String[] {"a", null}, new String[] {"a", null}) + " " + Arrays.mismatch(new long[] {1, 2, 3}, 1, 3, new long[] {2, 3}, 0, 2) + " " + Arrays.mismatch(new boolean[] {true}, new boolean[] {false}) + " " + Arrays.mismatch(new Object[] {1, 2}, new Object[] {1, 3}, (Comparator) (x, y) -> 0));
        o(Arrays.compare(new int[] {1, 2}, new int[] {1, 3}) + " " + Arrays.compare(new int[] {1}, new int[] {1, 0}) + " " + Arrays.compare(new int[] {1, 2, 3, 4}, new int[] {1}) + " " + Arrays.compare((int[]) null, new int[0]) + " " + Arrays.compare(new byte[] {-1}, new byte[] {1}) + " " + Arrays.compareUnsigned(new byte[] {-1}, new byte[] {1}) + " " + Arrays.compareUnsigned(new int[] {-1}, new int[] {1}) + " " + Arrays.compareUnsigned(new long[] {5}, new long[] {-5}) + " " + Arrays.compareUnsigned(new short[] {-1}, new short[] {0}) + " " + Arrays.compare(new char[] {'a'}, new char[] {'d'}) + " " + Arrays.compare(new boolean[] {true}, new boolean[] {false}) + " " + Arrays.compare(new double[] {Double.NaN}, new double[] {1}) + " " + Arrays.compare(new float[] {0f}, new float[] {-0f}) + " " + Arrays.compare(new String[] {"b", null}, new String[] {"b", "a"}) + " " + Arrays.compare(new Integer[] {3, 1}, new Integer[] {3, 9}, Comparator.reverseOrder()));
        Object[] deep = {1, "s", null, new int[] {1, 2}, new int[][] {{1}, {}, null}, new Object[] {'c', new double[] {.5}}, new boolean[] {true}, List.of(1), new byte[1], new char[] {'q'}, new long[] {3}, new float[] {2f}, new short[] {4}};
        o(Arrays.deepToString(deep));
        o(Arrays.deepHashCode(deep) + " " + Arrays.deepHashCode(new Object[] {new int[] {1, 2}, new Object[] {new long[] {3}}})); Object[] cyc = {1, null, 2};
        cyc[1] = cyc; o(Arrays.deepToString(cyc));
        try { Arrays.deepHashCode(cyc); } catch (StackOverflowError e) { o("SOE"); }
        o(Arrays.deepToString(new String[3][2]) + Arrays.deepToString(null) + Arrays.deepToString(new int[2][3][1]));
        String[] back = {"x", "y", "z"}; List<String> as = Arrays.asList(back); as.set(0, "changed"); back[2] = "direct";
        o(as + Arrays.toString(back) + as.indexOf("y") + as.contains("z") + as.size()); Collections.reverse(as); o(Arrays.toString(back)); as.sort(null);
        as.replaceAll(String::toUpperCase); o(Arrays.toString(back)); fail("as add", () -> as.add("n")); fail("as remove", () -> as.remove(0));
        fail("as remove absent", () -> as.remove("nope")); fail("as clear", as::clear); fail("as store", () -> ((List) as).set(0, 1));
        o(Arrays.asList(new int[] {1, 2}).size() + " " + Arrays.asList(1, null).size() + " " + as.toArray().getClass().getSimpleName() + " " + Arrays.asList().size());
        fail("as null", () -> Arrays.asList((Object[]) null)); Object[] oa = as.toArray(); oa[0] = 5; o(oa[0] + as.get(0));
        int[] sa = new int[6]; Arrays.setAll(sa, k -> k * k - 3); o(Arrays.toString(sa)); String[] ss = new String[3]; Arrays.setAll(ss, k -> "n" + k);
        o(Arrays.toString(ss)); long[] la = new long[3]; Arrays.setAll(la, k -> 1L << (k * 20)); double[] da = new double[3]; Arrays.setAll(da, k -> 1.0 / k);
        o(Arrays.toString(la) + Arrays.toString(da));
        fail("setAll throws", () -> Arrays.setAll(sa, k -> { if (k == 2) throw new IllegalStateException("k2"); return 0; })); o(Arrays.toString(sa));
        o(Arrays.stream(sa, 2, 4).sum() + " " + Arrays.stream(da).max().getAsDouble() + " " + Arrays.stream(back).map(String::length).toList() + " " + Arrays.stream(new long[] {5, 6}).boxed().toList());
        int[][] jag = new int[4][];
        for (int k = 0; k < 4; k++) { jag[k] = new int[k]; Arrays.fill(jag[k], k); } int[][] cl = jag.clone();
        cl[3][0] = 99; cl[0] = null; o(Arrays.deepToString(jag) + (jag[0] == null));
        o(Objects.hash(1, "a", null) + " " + Objects.hash() + " " + Arrays.asList(1, "a", null).hashCode() + " " + Objects.hash((Object[]) new String[] {"p"}));
    }
}
