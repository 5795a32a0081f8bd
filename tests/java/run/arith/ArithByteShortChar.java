// Sub-int types: array stores truncate, field stores truncate, sign/zero extension, boolean arrays, char arithmetic.
public class ArithByteShortChar {
    byte b; short s; char c; boolean z;
    static byte sb; static short ss; static char sc; static boolean sz;
    static byte rb(int x) { return (byte) x; }
    static short rs(int x) { return (short) x; }
    static char rc(int x) { return (char) x; }
    static boolean rz(int x) { return (x & 1) != 0; }
    static int sum(byte a, short b, char c, boolean d) { return a + b + c + (d ? 1 : 0); }
    static String which(byte x) { return "byte"; }
    static String which(short x) { return "short"; }
    static String which(char x) { return "char"; }
    static String which(int x) { return "int"; }
    static String which(long x) { return "long"; }
    static String which(double x) { return "double"; }

    public static void main(String[] args) {
        int[] v = {0, 1, 127, 128, 200, 255, 256, 32767, 32768, 40000, 65535, 65536, 65537, -1, -128, -129, -32768, -32769,
                    Integer.MAX_VALUE, Integer.MIN_VALUE};
        byte[] ab = new byte[v.length]; short[] as = new short[v.length]; char[] ac = new char[v.length]; boolean[] az = new boolean[v.length];
        ArithByteShortChar o = new ArithByteShortChar();
        for (int i = 0; i < v.length; i++) {
            ab[i] = (byte) v[i]; as[i] = (short) v[i]; ac[i] = (char) v[i]; az[i] = rz(v[i]);
            o.b = (byte) v[i]; o.s = (short) v[i]; o.c = (char) v[i]; o.z = rz(v[i]);
            sb = rb(v[i]); ss = rs(v[i]); sc = rc(v[i]); sz = !o.z;
            System.out.println(v[i] + ": " + ab[i] + "," + as[i] + "," + (int) ac[i] + "," + az[i] + " " + o.b + "," + o.s + "," +
                    (int) o.c + "," + o.z + " " + sb + "," + ss + "," + (int) sc + "," + sz
                + " " + sum(sb, ss, sc, sz) + " " + (ab[i] & 0xff) + " " + (as[i] & 0xffff) + " " + (ac[i] + ac[i]) + " " +
                        (ab[i] * as[i]) + " " + (ac[i] * ac[i]));
        }
        byte b = 10, b2 = 20; short s = 5; char c = 'A'; long l = 1; float f = 1;
        System.out.println(which(b) + which((byte) (b + b2)) + " " + which(b + b2) + " " + which(s) + " " + which(c) + " " + which(c + 1) +
                " " + which((char) (c + 1)) + " " + which(-b) + " " + which(+c) + " " + which(~s) + " " + which(b << l) + " " +
                which(l << b) + " " + which(f) + " " + which(c + l) + " " + which(true ? b : s) + " " + which(true ? b : 'a') + " " +
                which(true ? c : 0) + " " + which(true ? c : -1) + " " + which(true ? b : c));
        System.out.println((char) (c + 1) + "" + (c + 1) + c++ + ++c + (char) (c | 0x20) + (char) ('a' + 25));
        c = 0; c--; System.out.println((int) c); c++; System.out.println((int) c);
        b = -128; b = (byte) -b; System.out.println(b); b = (byte) Math.abs(b); System.out.println(b); b /= -1; System.out.println(b);
        s = -32768; s--; System.out.println(s); s = (short) (s * s); System.out.println(s);
        int digits = 0; for (char d = '0'; d <= '9'; d++) digits = digits * 10 + (d - '0'); System.out.println(digits);
        StringBuilder sbd = new StringBuilder(); for (char d = 'z'; d >= 'a'; d -= 3) sbd.append(d); System.out.println(sbd);
        boolean[] bits = new boolean[5]; bits[2] ^= true; bits[3] |= bits[2] & !bits[4]; System.out.println(java.util.Arrays.toString(bits));
        boolean p = true, q = false;
        System.out.println((p & q) + " " + (p | q) + " " + (p ^ q) + " " + !p + " " + (p == q) + " " + (p != q) + " " +
                (p ? q ? 1 : 2 : 3));
    }
}
