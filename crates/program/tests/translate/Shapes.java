/** Every method tXX(int, int) is run on both machines; see main.rs. */
class Shapes {
    static int si;
    static long sl;
    static int[] sa;
    int f;
    long g;
    double h;
    byte by;
    Shapes next;

    Shapes() {
    }

    Shapes(int f, long g, Shapes next) {
        this.f = f;
        this.g = g;
        this.next = next;
    }

    static int twice(int x) {
        return x * 2;
    }

    static int side(int x) {
        return si = si * 31 + x;
    }

    static long mix(int a, long b, int c, double d, long e, int x, int y, long z) {
        return a * 3 + b * 5 - c + (long) d + e * 7 + x - y + z;
    }

    static long mixL(long a, int b) {
        return a * 31 + b;
    }

    static void nothing(int a, long b) {
        sl += a ^ b;
    }

    int plus(int x) {
        return f += x;
    }

    long plusL(long x) {
        return g += x;
    }

    // --- increments
    static long tIncrements(int a, int b) {
        int x = a;
        x = x++ + ++x;
        x += x++ * --x - x--;
        int y = b;
        y = y++ + y++ + x++ + ++y;
        int z = (x = y) + (y = x + 1) + (x++);
        z = z + z++;
        z = z++;
        z += (z = 3) + z;
        return x * 1000003L + y * 31L + z;
    }

    static long tOldValue(int a, int b) {
        int x = a;
        int r = x + (x = b) + x + (x += 5) * x;
        long l = a;
        l = l + (l = b) * l - (l++) + (--l);
        int[] n = {1, 2, 3, 4};
        int i = 1;
        n[i] = i = 2;
        n[i++] = n[i] = i + 10;
        i = 0;
        i = n[i] + (i = 1) + n[i];
        return r + l * 7 + i + n[0] + n[1] * 10 + n[2] * 100 + n[3] * 1000;
    }

    // --- arrays
    static long tCompound(int a, int b) {
        int[] n = new int[5];
        int i = 0;
        n[i++] += side(a);
        n[i++] -= side(b) + i;
        n[i] = n[i - 1]++ + ++n[i - 2];
        n[++i] ^= n[i - 1] << 3;
        n[i] = n[i]-- - --n[i];
        n[n.length - 1] = n[0] = n[1] = a * b;
        n[4] >>>= 3;
        n[4] >>= b;
        long r = i;
        for (int v : n) r = r * 31 + v;
        return r;
    }

    static long tCompoundLong(int a, int b) {
        long[] n = new long[4];
        double[] d = new double[4];
        int i = 0;
        n[i++] += a;
        n[i] = n[i - 1]++;
        n[i++] -= b * 2L;
        n[i] = ++n[i - 1] + n[0]--;
        d[i] = d[i - 1]++ + (d[0] = a / 2.0);
        d[1] += d[i] *= 2;
        long x = n[2] <<= 3;
        long y = n[3] = n[1] = n[0];
        x += y++ + n[1]++;
        d[3] = d[2] = x;
        long r = x ^ y;
        for (long v : n) r = r * 31 + v;
        for (double v : d) r = r * 31 + (long) v;
        return r;
    }

    static long tSmallArrays(int a, int b) {
        byte[] p = new byte[3];
        char[] c = new char[3];
        short[] s = new short[3];
        boolean[] z = new boolean[3];
        float[] f = new float[3];
        p[0] = (byte) a;
        p[1] += b;
        p[1]++;
        c[0] = (char) b;
        c[1] -= a;
        c[2] = c[0]++;
        s[0] = (short) a;
        s[1] |= b;
        s[2] = (short) (s[0]-- + p[1]);
        z[0] = a > b;
        z[1] |= z[0];
        z[2] = z[1] ^= a == b;
        f[0] = a;
        f[1] += f[0]++ / 3;
        f[2] = -f[1] % 7;
        int r = z[0] ? 1 : z[1] ? 2 : z[2] ? 3 : 4;
        for (int i = 0; i < 3; i++) r = r * 31 + p[i] + c[i] * 3 + s[i] * 5 + (z[i] ? 7 : 9) + (int) f[i];
        return r;
    }

    static long tRefs(int a, int b) {
        int[][] m = new int[3][4];
        int[][][] k = new int[2][2][];
        k[1][0] = m[2];
        Object[] os = {m, k, null, new Shapes(a, b, null)};
        m[2][1] = a;
        m[1] = m[2];
        m[1][2] += b;
        m[0][m[1][1] & 3] ^= 5;
        int[][] c = (int[][]) os[0];
        Object o = os[a & 3];
        int r = o == null ? 1 : o instanceof Shapes ? ((Shapes) o).f : o instanceof int[][] ? 3 : 4;
        Shapes x = (Shapes) os[3], y = x;
        if (x != y) r++;
        if (o == os[1]) r += 100;
        return r + c[2][2] + k[1][0][1] * 3L + m.length;
    }

    // --- fields
    static long tFields(int a, int b) {
        Shapes x = new Shapes(a, b, new Shapes());
        int r = x.f++ + ++x.f;
        x.f += x.plus(b) + r;
        r ^= x.next.f = x.f--;
        long l = x.g++ - --x.next.g;
        x.next.g = x.g *= 3;
        x.h = x.next.h = l;
        double d = x.h++ + (x.next.h -= 2);
        x.by += a;
        x.by++;
        byte q = x.by--;
        x.next.next = x;
        x.next.next.next.f += side(a) * (x.f = 4);
        si += r;
        int t = si++ + --si;
        sl = sl++ + l;
        long u = sl += t;
        sa = new int[]{a, b};
        sa[0] += sa[1]++;
        return r + l + (long) d + q + t + u + x.f * 31L + x.next.f * 37L + x.g + x.next.g + sa[0] + sa[1];
    }

    static long tChain(int a, int b) {
        Shapes h = null;
        for (int i = 0; i < 6; i++) h = new Shapes(i * a, i + b, h);
        long r = 0;
        for (Shapes p = h; p != null; p = p.next) r = r * 7 + p.f + p.plusL(p.plus(3));
        while (h != null && (h = h.next) != null && h.f != 100) r++;
        return r;
    }

    // --- conditions
    static long tTernary(int a, int b) {
        int x = a > b ? a < 5 ? 1 : b != 3 ? 2 : 3 : a == b ? 4 : 5;
        long y = a < 0 ? a : b < 0 ? (long) b * 2 : x > 2 ? 7L : 9L;
        int z = (a > 0 ? a : -a) + (b > 0 ? b : -b) * (x > 2 ? 3 : x);
        boolean p = a > 0 && b > 0 || a < 0 && b < 0;
        boolean q = !(p && (a & 1) == 0) ^ (b >= 3 || a <= 4);
        double d = p ? a : q ? b : 0.5;
        z += side(p ? 1 : 0) + twice(q ? twice(a) : b) + (p == q ? 1 : 2);
        return x + y * 3 + z + (long) d + (p & q ? 1 : 0) + (p | !q ? 10 : 20) + (short) (p ? a : b);
    }

    static boolean both(int a, int b) {
        return a > b && b > 0;
    }

    static int pick(int a, int b, boolean c) {
        return c ? a : b == 0 ? 17 : b;
    }

    static long tBooleans(int a, int b) {
        boolean r = both(a, b);
        boolean s = r ? both(b, a) : a != 3 | both(a, 1);
        if (!r & s) return 5;
        if (r || s && !r) return pick(a, b, r == s) + (r ? 1L : 0L);
        return pick(b, a, !s);
    }

    static long tNested(int a, int b) {
        // stack is not empty at the branches
        int x = a + (b > 0 ? b : a > 3 ? -b : a) * (a < b ? 2 : 3) - (a == b ? side(1) : side(2));
        long y = mixL(a > 0 ? 1L : x, b > 1 ? x : b) + (x > 3 ? mixL(x, a) : mixL(b, x < 0 ? 1 : 2));
        int[] n = {a > 1 ? 1 : 2, b > 2 ? a : b, x};
        n[a > 0 ? 0 : 1] += b > 0 ? n[2] : ++n[1];
        n[b & 1] = n[a & 1] = a > b ? x++ : --x;
        return x + y + mix(a, b, a > b ? x : n[0], b, y > 0 ? y : 2, n[1], a < 0 ? n[2] : x, a != b ? 1L : 2L);
    }

    static long tCompare(int a, int b) {
        long l = a * 100000L, m = b;
        float f = a, g = b / 3f;
        double d = a / (double) b, e = Math_nan(b);
        int r = 0;
        if (l < m) r += 1;
        if (l <= m) r += 2;
        if (l > m) r += 4;
        if (l >= m) r += 8;
        if (l == m) r += 16;
        if (l != 0) r += 32;
        if (f < g) r += 64;
        if (f >= g) r += 128;
        if (f == g) r += 256;
        if (d < e) r += 512;
        if (!(d < e)) r += 1024;
        if (d > e) r += 2048;
        if (!(d >= e)) r += 4096;
        if (d != e) r += 8192;
        boolean p = l < m, q = f > g, s = d <= e;
        if (5 < a) r ^= 0x10000;
        if (5 >= a) r ^= 0x20000;
        if (0 == b) r ^= 0x40000;
        return r * 8L + (p ? 1 : 0) + (q ? 2 : 0) + (s ? 4 : 0);
    }

    static double Math_nan(int x) {
        return x == 7 ? 0.0 / 0.0 : x;
    }

    // --- arithmetic with constants on either side
    static long tConstants(int a, int b) {
        int r = a + 5;
        r = 7 - r;
        r -= 9;
        r = 3 * r * 11;
        r = r / 7 + r % 5 - a / -1;
        r = 100 - r & 0xff | 0x1000 ^ r;
        r = 6 & r ^ (12 | a);
        r = r << 3 >> 1 >>> 33;
        r += 1 << a;
        r ^= b << -1;
        long l = a + 1L;
        l = 5L - l;
        l -= 0x123456789AL;
        l = 3L * l * 7;
        l = l & 0xffffffffL | 1;
        l = l ^ -1L;
        l = (l << 5 >> 2 >>> 70) + (l << b) + (1L << a);
        l += 1L << 40 - a;
        return r + l + -r + -l + ~a + (byte) b + (char) a + (short) (a * b) + (long) (float) a + (int) 3.7e10;
    }

    static long tFloats(int a, int b) {
        float f = a * 1.5f + b;
        double d = f * 2.25 - b / 3.0;
        f += d;
        d -= f++;
        d = d % 7 + -f;
        f = -f / (b + 0.5f) % 3;
        long l = (long) d + (int) f + (long) f;
        l += (int) d;
        double[] v = {d, f, 1.0, 2};
        float[] w = {1f, 2f, f, 0f};
        v[1] = w[2] += v[0];
        return l + Double_bits(v[1]) + (long) (w[0] + w[1]);
    }

    static long Double_bits(double d) {
        return d != d ? 42 : (long) (d * 1000);
    }

    // --- loops
    static long tLoops(int a, int b) {
        long r = 0;
        for (int i = 0; i < 10; i++) {
            if (i == (a & 7)) continue;
            if (i == (b & 15)) break;
            r = r * 3 + i;
        }
        int n = a & 31;
        while (n > 0) {
            n -= 3;
            if ((n & 1) == 0) r++;
            else r += 2;
        }
        do {
            r ^= n++;
        } while (n < 5);
        outer:
        for (int i = 0; i < 5; i++) {
            for (int j = i; ; j++) {
                if (j > 7) continue outer;
                if (i * j == (b & 15)) break outer;
                r += i * j;
            }
        }
        for (int i = 0, j = 10; i < j; i += 2, j--) r = r * 5 + i - j;
        for (long l = a; l < a + 5L; l++) r += l;
        for (float f = 0; f < 3; f += 0.5f) r += (int) (f * 10);
        int k = 0;
        do {
            if (k == 3) continue;
            r += k;
        } while (++k < 6);
        while (true) {
            if (k-- < 0) break;
            r++;
        }
        for (; ; ) {
            if (r++ % 3 == 0) return r;
        }
    }

    static long tLoopStack(int a, int b) {
        int[] n = new int[16];
        int p = 0;
        int x = a;
        while ((x = x / 2 - 1) > 0 && p < 15) n[p++] = x;
        for (int i = 0; i < n.length; n[i++] ^= i) ;
        int s = 0;
        for (int v : n) s += v > 3 ? v : -v;
        long t = 0;
        int q;
        while ((q = p--) > 0) t += q;
        return s * 100L + t + (a > 0 ? loop(b & 7) : -1) + loop(a & 3);
    }

    static int loop(int n) {
        return n == 0 ? 1 : n * loop(n - 1);
    }

    // --- switches
    static long tSwitch(int a, int b) {
        int r = 0;
        switch (a) {
            case 0: r = 1;
            case 1: r += 2; break;
            case 2: case 3: r = 7; break;
            case -5: return -1;
            default: r = 100;
        }
        switch (b) {
            case 1000000: r++; break;
            case -1: r += 2; break;
            case Integer.MAX_VALUE: r += 3; break;
            case Integer.MIN_VALUE: r += 4;
        }
        int y = switch (a & 3) { case 0 -> b; case 1 -> { int t = b * 2; yield t + 1; } default -> r; };
        long z = 5 + switch (b & 1) { case 0 -> 1L; default -> a > 0 ? 2L : 3L; };
        for (int i = 0; i < 8; i++) {
            switch (i & 3) {
                case 0: continue;
                case 1: r += i; break;
                case 2: if (i > 4) { r *= 3; continue; }
                default: r ^= i;
            }
            r++;
        }
        int st = 0;
        while (true) {
            switch (st) {
                case 0: st = 2; continue;
                case 1: st = 3; continue;
                case 2: st = 1; r++; continue;
                case 3: break;
            }
            break;
        }
        return r + y * 31L + z;
    }

    // --- exceptions
    static long tCatch(int a, int b) {
        int x = 1;
        try {
            x = 2;
            x = a / b;
            x += 3;
            int[] n = new int[a & 7];
            x = n[b & 3] + x;
            n[2] = x = 77;
        } catch (ArithmeticException e) {
            x += 10;
        } catch (IndexOutOfBoundsException e) {
            x += 100;
        }
        return x;
    }

    static long tFinally(int a, int b) {
        int x = 0;
        for (int i = -1; i < 3; i++) {
            try {
                x += a / (b - i);
                if (x > 50) continue;
                if (x < -50) break;
                try {
                    x += 10 / i;
                } finally {
                    x = x * 2 + 1;
                }
            } catch (RuntimeException e) {
                x ^= 5;
            } finally {
                x += i;
            }
        }
        return x + fin(a, b);
    }

    static int fin(int a, int b) {
        int x = a;
        try {
            return x / b;
        } catch (ArithmeticException e) {
            x = 9;
            return x;
        } finally {
            x = 1000;
            si += x;
        }
    }

    @SuppressWarnings("finally")
    static long tFinallyReturn(int a, int b) {
        long r = 0;
        while (true) {
            try {
                if (a-- > 3 && a < 20) throw new IllegalStateException();
                r += loop(b & 3) / (a & 1);
            } catch (IllegalStateException e) {
                r += 1000;
                continue;
            } catch (Exception e) {
                r += 7;
                throw new RuntimeException();
            } finally {
                if ((r & 1) == 0) return r;
                r++;
                if (r > 100) break;
            }
        }
        return -r;
    }

    static long tThrow(int a, int b) {
        int x = a;
        x = thrower(x, b) + thrower(x = b, a);
        return x;
    }

    static int thrower(int a, int b) {
        if (a > b) throw new IllegalStateException();
        int[] n = null;
        return a == b ? n.length : a;
    }

    static long tKeepsLocal(int a, int b) {
        int x = 5;
        long y = 6;
        Object o = new int[3];
        try {
            x = thrower(a, b);
            y = x * 2L;
            o = (Shapes) o;
        } catch (IllegalStateException e) {
            x += 100;
        } catch (ClassCastException e) {
            return x + y * 1000 + (o instanceof int[] ? 1 : 0);
        }
        return x + y;
    }

    static long tCastKeepsLocal(int a, int b) {
        Object given = a > 0 ? new Shapes(a, b, null) : new int[]{b};
        Shapes s = new Shapes(1, 2, null);
        try {
            s = (Shapes) give(given, b);
            s.f += 3;
        } catch (ClassCastException e) {
            return s.f + s.g;
        }
        return s.f;
    }

    static long tCast(int a, int b) {
        Object o = a > 0 ? new Shapes(a, b, null) : new int[]{b};
        Object n = null;
        Shapes z = (Shapes) n;
        Shapes s = (Shapes) give(o, b);
        s.next = (Shapes) give(s, 1);
        Shapes t;
        if ((t = (Shapes) give(o, 5)) != z) s.f++;
        return s.f + t.g;
    }

    static Object give(Object o, int x) {
        return x == 3 ? null : o;
    }

    static long tSync(int a, int b) {
        Shapes s = new Shapes(a, b, null);
        synchronized (s) {
            s.f += 3;
            if (a > 3) return s.f;
            synchronized (Shapes.class) {
                s.f /= b;
            }
        }
        return s.plus(1);
    }

    // --- calls
    static long tCalls(int a, int b) {
        side(a);
        mixL(a, b);
        nothing(a, side(b));
        Shapes s = new Shapes();
        s.plus(5);
        s.plusL(a);
        new Shapes(1, 2L, s);
        return mix(a, b, 3, 2.5, 1L << 33, twice(a), twice(twice(b)), mixL(mixL(1, 2), twice(3))) + s.f + s.g + si
            + new Shapes(a, b, s).next.plus(new Shapes(side(3), sl, null).f);
    }

    static long tMany(int a, int b) {
        return many(a, b, 1, 2L, a, b, 7, 8, 9L, 10.0, a * b, 12, 13, 14, b, 16);
    }

    static long many(int a, int b, int c, long d, int e, int f, int g, int h, long i, double j, int k, int l, int m,
                     int n, int o, int p) {
        return a + b * 2 + c * 3 + d * 4 + e * 5 + f * 6 + g * 7 + h * 8 + i * 9 + (long) j * 10 + k * 11 + l * 12
            + m * 13L + n * 14 + o * 15 + p * 16;
    }
}
