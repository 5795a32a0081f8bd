// Compound assignment operators with implicit narrowing, on locals, statics, fields, array elements.
public class ArithCompound {
    static byte sb = 100; static short ss = 30000; static char sc = 'z'; static int si = Integer.MAX_VALUE;
    static long sl = Long.MAX_VALUE; static float sf = 1e30f; static double sd = 1e300;
    byte fb = 100; short fs = 30000; char fc = 'z'; int fi = Integer.MAX_VALUE; long fl = Long.MAX_VALUE; float ff = 1.5f; double fd = 2.5;

    static int calls;
    static int idx(int i) { calls++; return i; }

    public static void main(String[] args) {
        sb += 100; ss += 10000; sc += 5; si += 1; sl += 1; sf *= 1e10; sd *= 1e10;
        System.out.println(sb + " " + ss + " " + (int) sc + " " + si + " " + sl + " " + sf + " " + sd);
        sb -= 3.7; ss *= 2.5f; sc -= 1.9; si += 0.9f; sl += 1e3; si -= 1L << 33; sf -= 1e308; sd %= 7;
        System.out.println(sb + " " + ss + " " + (int) sc + " " + si + " " + sl + " " + sf + " " + sd);
        sb >>= 1; ss >>>= 3; sc <<= 9; si >>>= 33; sl <<= 65; sb |= 0x181; ss ^= 0xFFFF8000; sc &= 0xF0F0F;
        System.out.println(sb + " " + ss + " " + (int) sc + " " + si + " " + sl);
        ArithCompound o = new ArithCompound();
        o.fb++; o.fb += 27; ++o.fs; o.fs *= o.fs; o.fc--; o.fc /= 3; o.fi++; --o.fl; o.ff++; o.fd--; o.fl *= 2.0f;
        System.out.println(o.fb + " " + o.fs + " " + (int) o.fc + " " + o.fi + " " + o.fl + " " + o.ff + " " + o.fd);
        o.fb >>>= 1; o.fs >>= 33; o.fi /= -1; o.fl >>>= 1; o.fi %= 1000.5; o.fl /= 1e-5;
        System.out.println(o.fb + " " + o.fs + " " + o.fi + " " + o.fl);
        byte[] ab = {127, -128, 5}; short[] as = {32767, -32768}; char[] ac = {0, 65535}; int[] ai = {Integer.MIN_VALUE, 7};
        long[] al = {Long.MIN_VALUE, 9}; float[] af = {0.1f}; double[] ad = {0.1};
        System.out.println(ab[0]++ + " " + ab[0] + " " + --ab[1] + " " + (ab[2] += ab[2]) + " " + (ab[2] <<= 5));
        System.out.println(as[0]++ + " " + as[0] + " " + --as[1] + " " + (int) ac[0]-- + " " + (int) ac[0] + " " + (int) ++ac[1]);
        System.out.println(--ai[0] + " " + (ai[1] *= 1.5) + " " + al[0]-- + " " + al[0] + " " + (al[1] <<= 62) + " " + (af[0] += 0.2) +
                " " + (ad[0] += 0.2f));
        int[] x = {1, 2, 3, 4};
        x[idx(2)] += idx(10); x[idx(1)]++; x[idx(0)] <<= idx(3);
        System.out.println(java.util.Arrays.toString(x) + " calls " + calls);
        int i = 3; i += i++ + ++i; System.out.println(i);
        i = i++ + i--; System.out.println(i);
        i = 5; i -= i -= 2; System.out.println(i);
        i = 7; i ^= i << 1 ^ (i = 2); System.out.println(i);
        int k = 0; int[] y = new int[5]; y[k++] = y[k] = k++; y[k] += k = 4; System.out.println(java.util.Arrays.toString(y) + k);
        char c = 'a'; c += 1; c++; System.out.println(c); c *= 1.01; System.out.println(c);
        String s = "x"; s += 1 + 2; s += 'c' + 1; s += 'c'; s += 1.0f; s += null; System.out.println(s);
        Object ob = "q"; ob += "r"; System.out.println(ob);
        CharSequence cs = "cs"; cs += "" + 1; System.out.println(cs);
        Integer bi = 127; bi++; bi += 2; bi <<= 2; Integer old = bi++; System.out.println(bi + " " + old);
        Character bc = 'x'; bc++; System.out.println(bc);
        Byte bb = 127; bb++; System.out.println(bb);
        Long bl = 5L; bl *= 3; bl -= 1; System.out.println(bl); Double bd = 1.5; bd /= 0; System.out.println(bd);
        boolean t = true; t &= false; t |= true; t ^= true; System.out.println(t); Boolean bt = true; bt &= !bt; System.out.println(bt);
        long L = 1; L += 0.6; L -= 0.6; System.out.println(L); int big = 16777217; big += 0f; System.out.println(big);
        big = Integer.MAX_VALUE; big += 1.0; System.out.println(big); big += 1.0f; System.out.println(big);
        // iinc corner cases: small and wide increments
        int w = 0; w += 127; w += 128; w -= 128; w -= 129; w += 32767; w -= 32768; w += 32768; w -= 32769; System.out.println(w);
        try { int z = 0; w /= z; } catch (ArithmeticException e) { System.out.println(e.getMessage() + w); }
        try { long z = 0; L %= z; } catch (ArithmeticException e) { System.out.println(e.getMessage() + L); }
        try { x[4] += idx(1); } catch (ArrayIndexOutOfBoundsException e) { System.out.println(e.getMessage() + " " + calls); }
    }
}
