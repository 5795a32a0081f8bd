// Bit-twiddling algorithms written out: CRC32, Adler, FNV, murmur, MD5 rounds, sieve, LCGs; checked against the library where there is one.
import java.nio.charset.StandardCharsets;
public class ArithHashes {
    static int crc(byte[] d) { int c = ~0;
        for (byte b : d) { c ^= b & 0xff; for (int k = 0; k < 8; k++) c = (c & 1) != 0 ? c >>> 1 ^ 0xEDB88320 : c >>> 1; } return ~c; }
    static int adler(byte[] d) { int a = 1, b = 0; for (byte x : d) { a = (a + (x & 255)) % 65521; b = (b + a) % 65521; } return b << 16 | a; }
    static long fnv(byte[] d) { long h = 0xcbf29ce484222325L; for (byte x : d) { h ^= x & 0xff; h *= 0x100000001b3L; } return h; }
    static int murmurMix(int h) { h ^= h >>> 16; h *= 0x85ebca6b; h ^= h >>> 13; h *= 0xc2b2ae35; return h ^ h >>> 16; }
    static String md5(byte[] in) {
        int n = ((in.length + 8) >>> 6) + 1; byte[] p = new byte[n * 64]; System.arraycopy(in, 0, p, 0, in.length);
        p[in.length] = (byte) 0x80; long bits = (long) in.length << 3; for (int i = 0; i < 8; i++) { p[p.length - 8 + i] = (byte) bits;
            bits >>>= 8; }
        int[] K = new int[64]; for (int i = 0; i < 64; i++) K[i] = (int) (long) (StrictMath.abs(StrictMath.sin(i + 1)) * (1L << 32));
        int[] S = {7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21};
        int a0 = 0x67452301, b0 = 0xefcdab89, c0 = 0x98badcfe, d0 = 0x10325476; int[] w = new int[16];
        for (int blk = 0; blk < n; blk++) { for (int i = 0; i < 64; i++) w[i >>> 2] = (p[blk * 64 + i] & 0xff) << 24 | w[i >>> 2] >>> 8;
            int a = a0, b = b0, c = c0, d = d0;
            for (int i = 0; i < 64; i++) { int f, g;
                switch (i >> 4) { case 0: f = b & c | ~b & d; g = i; break; case 1: f = b & d | c & ~d; g = 5 * i + 1 & 15; break;
                    case 2: f = b ^ c ^ d; g = 3 * i + 5 & 15; break; default: f = c ^ (b | ~d); g = 7 * i & 15; } int t = d; d = c; c = b;
                b += Integer.rotateLeft(a + f + K[i] + w[g], S[i >> 4 << 2 | i & 3]); a = t; } a0 += a; b0 += b; c0 += c; d0 += d; }
        StringBuilder sb = new StringBuilder(); for (int v : new int[]{a0, b0, c0, d0}) for (int i = 0; i < 4; i++) {
            int x = v >>> i * 8 & 0xff; sb.append("0123456789abcdef".charAt(x >>> 4)).append("0123456789abcdef".charAt(x & 15)); }
        return sb.toString();
    }

    public static void main(String[] args) throws Exception {
        for (String s : new String[]{"", "a", "123456789", "The quick brown fox jumps over the lazy dog", "x".repeat(64), "\u00e9\u4e00"}) {
            byte[] d = s.getBytes(StandardCharsets.UTF_8); java.util.zip.CRC32 c = new java.util.zip.CRC32(); c.update(d);
            java.util.zip.Adler32 ad = new java.util.zip.Adler32(); ad.update(d);
            System.out.println(Integer.toHexString(crc(d)) + " " + (c.getValue() == (crc(d) & 0xffffffffL)) + " " +
                    Integer.toHexString(adler(d)) + " " + (ad.getValue() == Integer.toUnsignedLong(adler(d))) + " " +
                    Long.toHexString(fnv(d)) + " " + murmurMix(s.hashCode()) + " " + md5(d));
            StringBuilder sb = new StringBuilder();
            for (byte b : java.security.MessageDigest.getInstance("SHA-256").digest(d)) sb.append(String.format("%02x", b));
            System.out.println("  " + sb + " " + new java.math.BigInteger(1,
                    java.security.MessageDigest.getInstance("MD5").digest(d)).toString(16));
        }
        boolean[] comp = new boolean[2000]; int cnt = 0, last = 0; for (int i = 2; i < comp.length; i++) if (!comp[i]) { cnt++; last = i;
            for (int j = i * i; j < comp.length; j += i) comp[j] = true; } System.out.println(cnt + " " + last);
        java.util.Random r = new java.util.Random(42);
        System.out.println(r.nextInt() + " " + r.nextInt(100) + " " + r.nextInt(1 << 20) + " " + r.nextLong() + " " + r.nextDouble() +
                " " + r.nextFloat() + " " + r.nextBoolean() + " " + r.nextGaussian() + " " + r.nextInt((1 << 30) + 1));
        java.util.SplittableRandom sr = new java.util.SplittableRandom(7);
        System.out.println(sr.nextInt() + " " + sr.nextLong() + " " + sr.split().nextInt(1000) + " " + sr.nextDouble());
        System.out.println(java.util.Arrays.hashCode(new long[]{1, -1, Long.MAX_VALUE}) + " " + java.util.Arrays.hashCode(new float[]{0f,
                    -0f, Float.NaN}) + " " + java.util.Arrays.deepHashCode(new Object[]{1, new int[]{2, 3}, "x", null}) + " " +
                java.util.Objects.hash(1, 2L, 3.0, 'c', "s", null, true));
    }
}
