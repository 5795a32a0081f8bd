// Shifts with counts outside the width, negative counts, of all operand types; rotations by hand.
public class ArithShifts {
    static int rotl(int x, int n) { return x << n | x >>> -n; }
    static long rotl(long x, int n) { return x << n | x >>> -n; }

    public static void main(String[] args) {
        int[] counts = {0, 1, 7, 8, 15, 16, 30, 31, 32, 33, 63, 64, 65, 100, -1, -31, -32, -33, Integer.MAX_VALUE, Integer.MIN_VALUE};
        int iv = 0x87654321; long lv = 0x8765432112345678L;
        for (int c : counts)
            System.out.println(c + ": " + Integer.toHexString(iv << c) + " " + Integer.toHexString(iv >> c) + " " + Integer.toHexString(iv >>> c)
                + " " + Long.toHexString(lv << c) + " " + Long.toHexString(lv >> c) + " " + Long.toHexString(lv >>> c)
                + " rot " + (rotl(iv, c) == Integer.rotateLeft(iv, c)) + Integer.toHexString(rotl(iv, c)) + " " +
                        (rotl(lv, c) == Long.rotateLeft(lv, c)) + Long.toHexString(Long.rotateRight(lv, c)));
        long[] lc = {32L, 64L, 1L << 32, (1L << 32) + 5, -1L, Long.MIN_VALUE, Long.MAX_VALUE, 0x1_0000_0021L};
        for (long c : lc) {
            int a = 1; a <<= c;
            long b = 1; b <<= c;
            System.out.println(c + ": " + (1 << c) + " " + (-1 >>> c) + " " + (-1L >>> c) + " " + (Integer.MIN_VALUE >> c) + " " + a + " " + b);
        }
        byte by = (byte) 0x80; short sh = (short) 0x8000; char ch = 0x8000;
        for (int c = 0; c < 36; c += 5) {
            byte b2 = by; b2 >>>= c; byte b3 = by; b3 >>= c; byte b4 = 1; b4 <<= c;
            short s2 = sh; s2 >>>= c; short s3 = sh; s3 >>= c; char c2 = ch; c2 >>= c; char c3 = 1; c3 <<= c;
            System.out.println(c + ": " + (by >> c) + " " + (by >>> c) + " " + (sh >> c) + " " + (sh >>> c) + " " + (ch >> c) + " " +
                    (ch >>> c) + " | " + b2 + " " + b3 + " " + b4 + " " + s2 + " " + s3 + " " + (int) c2 + " " + (int) c3);
        }
        int h = 1; for (int i = 0; i < 100; i++) { h ^= h << 13; h ^= h >>> 17; h ^= h << 5; } System.out.println(h);
        long g = 88172645463325252L; for (int i = 0; i < 100; i++) { g ^= g << 13; g ^= g >>> 7; g ^= g << 17; } System.out.println(g);
        char cc = 'b'; System.out.println((1 << cc) + " " + (cc << 'a') + " " + (1L << cc) + " " + (long) (1 << 31) + " " + (1L << 31) + " " + (1 << 31L));
    }
}
