package q;

public class Flow {
    static int whiles(int n) { int s = 0; long t = 1L; while (n > 0) { s += n; t *= n; if (t > 100L) break; n--; } return s + (int) t; }
    static double mix(int a, long b, float c, double d) { double r = a + b * c - d / 2; r += b % 3 == 0 ? c : -d; return r > 1e3 ? r : (double) (long) r; }
    static int sw(int k) { switch (k) { case 1: return 5; case 2: k++; case 3: k += 2; break; case 100: return -1; default: k = 0; } return k; }
    static int sparse(int k) { switch (k) { case -1000: return 1; case 7: return 2; case 99999: return 3; } return 0; }
    static int str(String s) { switch (s) { case "a": return 1; case "bb": return 2; default: return 3; } }
    static int finals(int[] a) { int r = 0; try { r = a[0]; if (r > 3) return r; a[1] = 7; } catch (ArrayIndexOutOfBoundsException e) { r = -1; } finally { r++; a[0] = r; } return r; }
    static long nested(Object o) throws Exception {
        long x = 0;
        try { try { x = o.hashCode(); } finally { x++; } } catch (RuntimeException e) { x = 2; throw new Exception(e); } finally { x += 2; }
        return x;
    }
    synchronized int sync(Object lock) { synchronized (lock) { synchronized (this) { return lock.hashCode(); } } }
    static Object poly(int k) { Object o; if (k == 0) o = "s"; else if (k == 1) o = new int[3]; else if (k == 2) o = new String[2][3]; else o = Integer.valueOf(4); return o; }
    static Number num(boolean b) { Number n = b ? Integer.valueOf(1) : Double.valueOf(2); return n; }
    static int arrays() {
        byte[] b = new byte[3]; boolean[] z = new boolean[2]; char[] c = {'a'}; short[] s = new short[1]; long[] l = {1L, 2L};
        float[] f = {1f}; double[] d = {2d}; Object[] o = {"x", null}; int[][] m = new int[2][3]; String[][][] q = new String[1][2][];
        b[0] = (byte) 300; z[1] = b[0] > 1; c[0]++; s[0] += 3; l[1] = l[0] << 3; f[0] *= 2; d[0] /= 3; o[1] = m; m[1][2] = o.length; q[0][1] = new String[]{"k"};
        return b[0] + (z[1] ? 1 : 0) + c[0] + s[0] + (int) l[1] + (int) f[0] + (int) d[0] + m[1].length + q[0].length;
    }
    static int casts(Object o) { if (o instanceof String s && s.length() > 2) return s.length(); if (o instanceof int[]) return ((int[]) o)[0]; return ((Comparable<?>) o).hashCode(); }
    static long bits(long a, int b) { long r = a << b; r ^= a >>> (b & 7); r |= ~a; r &= 0xFFFFL; return -r; }
    static boolean cmp(float a, float b, double c, double d, long e, long f) { return a < b && c >= d || e == f && a != b || c > d; }
    static int loops() { int c = 0; outer: for (int i = 0; i < 9; i++) for (long j = 0; j < i; j++) { if (j == 5) continue outer; if (i == 8) break outer; c += (int) j; } return c; }
    static String concat(int a, Object b, char c, long d) { return "a" + a + b + c + d; }
    static int post(int[] a, int i) { a[i++] += a[--i]++; a[i] <<= 2; long x = a[i]--; return (int) (x++ + ++x); }
    static void many(int a, long b, double c, String d, Object[] e, float f) { Object t = e; e = null; d = "" + b; b = 3; c = f; f = a; a = (int) c; if (a > 3) { int q = 3; a = q; } else { long q = 5; b = q; } many(a, b, c, d, e, f); }
    static <T extends Comparable<T>> T max(java.util.List<? extends T> l) { T best = null; for (T t : l) if (best == null || t.compareTo(best) > 0) best = t; return best; }
    static Object resource() throws Exception { try (java.io.StringReader r = new java.io.StringReader("x"); java.io.StringReader s = new java.io.StringReader("y")) { return r.read() + s.read(); } }
    int deep(Flow f, int n) { return n <= 0 ? 0 : f.deep(this, n - 1) + (n % 2 == 0 ? deep(f, n / 2) : 1); }
    static Throwable thrown(int k) { try { if (k == 1) throw new IllegalStateException(); if (k == 2) throw new Error("e"); } catch (IllegalStateException | Error e) { return e; } return null; }
}
