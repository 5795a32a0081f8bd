// The same expressions computed by javac's constant folding and at run time must agree.
public class ArithConstFold {
    static final int CI = Integer.MAX_VALUE; static final long CL = Long.MIN_VALUE; static final float CF = 1.1f;
    static final double CD = 1e308; static final char CC = '\uffff'; static final byte CB = -128; static final short CS = -32768;
    static int vi = Integer.MAX_VALUE; static long vl = Long.MIN_VALUE; static float vf = 1.1f; static double vd = 1e308;
    static char vc = '\uffff'; static byte vb = -128; static short vs = -32768; static int one = 1; static double zero = 0;
    static int line;
    static void same(Object a, Object b) { line++; if (a instanceof Character && b instanceof Character) { a = (int) (Character) a;
            b = (int) (Character) b; }
        System.out.println(line + " " + a + " " + (a.equals(b) ? "ok" : "DIFF " + b) + " " + a.getClass().getSimpleName()); }

    public static void main(String[] args) {
        same(CI + 1, vi + 1); same(CI * 3, vi * 3); same(-CI - 2, -vi - 2); same(CI << 33, vi << 33); same(CI >>> -1, vi >>> -1);
        same(~CI, ~vi); same((-CI - 1) / -1, (-vi - 1) / -1); same((-CI - 1) % -1, (-vi - 1) % -1); same(-7 / 2, -7 * one / 2);
        same(-7 % 2, -7 * one % 2); same(7 % -2, 7 * one % -2);
        same(CL - 1, vl - 1); same(-CL, -vl); same(CL / -1, vl / -1); same(CL >> 70, vl >> 70); same(CL >>> 1, vl >>> 1);
        same((int) CL, (int) vl); same((float) CL, (float) vl); same(CL * CL, vl * vl); same((double) (CL + 1), (double) (vl + 1));
        same(CF * CF, vf * vf); same(CF + 1.1, vf + 1.1); same((double) CF, (double) vf); same((int) (CF * 1e10f), (int) (vf * 1e10f));
        same(CF % 0.3f, vf % 0.3f); same(1f / 0f, one / (float) zero); same(0f / 0f, (float) zero / (float) zero);
        same(-0f, -(float) zero); same((float) 1e-46, (float) (1e-46 * one));
        same(CD * 10, vd * 10); same(-CD * 10, -vd * 10); same(CD - CD * 10, vd - vd * 10); same(0.0 / 0.0, zero / zero);
        same(1 / -0.0, one / -zero); same((long) CD, (long) vd); same((float) CD, (float) vd); same(5.5 % -2.1, 5.5 * one % -2.1);
        same((int) Double.NaN, (int) (zero / zero)); same(0.1 + 0.2, 0.1 * one + 0.2); same((char) -1.5, (char) (-1.5 * one));
        same((byte) 300.7, (byte) (300.7 * one)); same((short) 1e10, (short) (1e10 * one));
        same(CC + 1, vc + 1); same((short) CC, (short) vc); same((byte) CC, (byte) vc); same(CC >> 4, vc >> 4);
        same((char) (CC + 2), (char) (vc + 2)); same(-CB, -vb); same((byte) -CB, (byte) -vb); same(CB >>> 1, vb >>> 1);
        same((char) CB, (char) vb); same(CS - 1, vs - 1); same((short) (CS - 1), (short) (vs - 1)); same(CS * CS, vs * vs);
        same("" + CI + CL + CF + CD + (int) CC + CB + CS + true + null + 'x',
                "" + vi + vl + vf + vd + (int) vc + vb + vs + (one == 1) + null + (char) ('w' + one));
        same(1 + 2 + "3" + 4 + 5, one + 2 + "3" + 4 * one + 5); same('a' + 'b' + "c", (char) ('a' * one) + 'b' + "c");
        same(CI > CL ? "y" : "n", vi > vl ? "y" : "n"); same(0.0 == -0.0, zero == -zero);
        same(Double.NaN != Double.NaN, zero / zero != zero / zero); same(1f == 1.00000001, one / 1f == 1.00000001 * one);
        same('a' < 98L, (char) ('a' * one) < 98L);
        final String s1 = "a" + 1; String s2 = "a1"; String s3 = "a" + one;
        System.out.println((s1 == s2) + " " + (s2 == s3) + " " + (s2 == s3.intern()) + " " + (("" + CF) == "1.1"));
        final int k; k = 3; byte bb = 'a'; final char ch = 100; byte fromCh = ch; System.out.println(k + bb + fromCh);
        switch (one) { case CI - CI + 1: System.out.println("case folded"); break; case (int) 2.9: break; case 'c' - 'a' + 5: break; }
    }
}
