// Category-2 values on the operand stack: dup2, dup2_x1, dup2_x2 forms via long/double fields, arrays and statics in nested assignment expressions; mixed argument lists.
public class StmtLongDouble {
    static void out(Object... a) { StringBuilder b = new StringBuilder(); for (Object o : a) b.append(o); System.out.println(b); }
    static long sl; static double sd; long fl; double fd; int fi; static int cnt; static long[] la = new long[4];
    static double[] da = new double[4]; static StmtLongDouble inst = new StmtLongDouble();
    static StmtLongDouble o() { cnt++; return inst; } static int ix(int i) { cnt++; return i; }
    static String mix(int a, long b, float c, double d, byte e, long f, Object g, double h, char i, short j, boolean k, long l) {
        return a + "," + b + "," + c + "," + d + "," + e + "," + f + "," + g + "," + h + "," + i + "," + j + "," + k + "," + l; }
    static long swap(long a, double b, long c, int d, double e) { long t = a; a = c; c = t; double u = b; b = e; e = u; d++;
        t = (long) (a * b); c += d; return t ^ c ^ (long) e; }
    long inst(long a, int b, double c, long d) { fl = a; fd = c; return fl + b + (long) fd + d; }
    static long many(long a, long b, long c, long d, long e, long f, long g, long h, double i, double j) { a ^= b; b ^= c; c ^= d; d += e;
        e -= f; f *= g; g = h; h = (long) i; i = j; j = a; return a + b + c + d + e + f + g + h + (long) i + (long) j; }
    static double loop(int n) { double x = 0; long y = 0; for (long i = 0; i < n; i++) { double z = i; x += z * 0.5; y += i;
            int k = (int) i; if (k % 3 == 0) { long w = y; y = w + 1; } else { double w = x; x = w - 1; } } return x + y; }
    static long lcond(long a, double b) { return a > b ? a < 100 ? a : 100L : (long) b; }
    public static void main(String[] args) {
        long a = sl = inst.fl = la[1] = 1L << 40; double b = sd = inst.fd = da[2] = 2.5;
        System.out.println(a + sl + inst.fl + la[1] + " " + (b + sd + inst.fd + da[2])); a = o().fl += la[ix(1)] += sl += 7;
        out(a, " ", sl, " ", inst.fl, " ", la[1], " ", cnt); b = o().fd *= da[ix(2)] -= sd /= 2;
        System.out.println(b + " " + sd + " " + inst.fd + " " + da[2]);
        out(sl++, " ", ++sl, " ", o().fl--, " ", --o().fl, " ", la[ix(1)]++, " ", ++la[ix(1)], " ", sd++, " ", --sd, " ", o().fd++, " ",
                --o().fd, " ", da[ix(2)]--, " ", ++da[ix(2)]); System.out.println(la[ix(3)] = o().fl = sl = -1);
        System.out.println(da[ix(3)] = o().fd = sd = -0.0); long x = 5, y; y = x++ + (x = x * 2) + --x; System.out.println(x + " " + y);
        double p = 1.5, q; q = p++ + (p *= 2) - p--; System.out.println(p + " " + q); long lo = (x = 3) + (y = 4) * (x += y);
        System.out.println(lo + " " + x);
        System.out.println(mix(1, 2L, 3f, 4d, (byte) -5, 6L << 33, "g", 8.5, 'i', (short) -10, true, Long.MIN_VALUE));
        out(swap(10, 2.5, 30, 4, 5.5), " ", inst.inst(1L << 35, 7, 1e10, -1), " ", many(1, 2, 3, 4, 5, 6, 7, 8, 9.9, 10.1), " ", loop(100),
                " ", lcond(5, 2), lcond(500, 2), lcond(1, 99.9)); long[][] m = new long[2][2]; m[1][0] = m[0][1] = 3;
        m[ix(1)][ix(0)] <<= m[0][1]++; System.out.println(m[1][0] + " " + m[0][1]); double[][] md = {{1, 2}, {3, 4}};
        md[0][0] = md[0][1] = md[1][0] += md[1][1]--; System.out.println(java.util.Arrays.deepToString(md)); long acc = 0;
        for (long i = 1, j = 1; i < 1L << 60; i <<= 3, j = i ^ j) acc ^= j; System.out.println(acc);
        System.out.println((int) (long) 3e9 + (long) (int) 3e9 + (char) 97L + (byte) 300L + "" + (short) 1e6 + (float) (1L << 62));
        Long bl = 5L; Double bd = 2.0; long r = bl++ + bl-- * (long) (double) (bd *= 3); System.out.println(r + " " + bl + " " + bd);
        Object obj = args.length == 0 ? 5L : 2.0; System.out.println(obj); long t1 = 1; int sh = 65; t1 <<= sh; t1 += 0.5f; t1 -= 'a';
        t1 *= 1.5; t1 /= 2; t1 %= 7; t1 |= 8; t1 &= ~1; t1 ^= 0x7fL << 33; t1 >>= 1; t1 >>>= 1; System.out.println(t1); double e = 10;
        e += 5; e -= 'a'; e *= 2L; e /= 3f; e %= 7; System.out.println(e);
        synchronized (inst) { long in = inst.fl; try { in = in / (sl - sl); } catch (ArithmeticException ex) { in = 99; } finally { in++; }
            System.out.println(in); } System.out.println(ret(1) + ret(2) + ret(3)); long u = 0; u += u++ + ++u; System.out.println(u);
        long[] idx = {7, 8, 9}; int k = 0; idx[k++] = idx[k++] + idx[k] * k; System.out.println(java.util.Arrays.toString(idx) + k); }
        static long ret(int k) { try { if (k == 1) return 1L << 33; if (k == 2) throw new RuntimeException(); return (long) 2.9; }
        catch (RuntimeException e) { return -1L; } finally { cnt += 1; } }
}
