// Unsigned arithmetic and bit twiddling methods of Integer and Long over corner values, checked against slow definitions.
import java.math.BigInteger;
import java.util.*;

public class NumUnsignedBits {
    static void o(Object x) { System.out.println(x); }
    static final long[] V = {0, 1, 2, 3, 10, 255, 256, 65535, 0x7fffffffL, 0x80000000L, 0xffffffffL, 0x100000000L, 0x7fffffffffffffffL, 0x8000000000000000L, 0xaaaaaaaaaaaaaaaaL, -1, -2, -10, 0x123456789abcdefL};
    static final BigInteger M = BigInteger.ONE.shiftLeft(64);
    static BigInteger u(long l) { return BigInteger.valueOf(l).mod(M); }
    public static void main(String[] args) {
        int bad = 0; long h = 0;
        for (long a : V) for (long b : V) { if (Integer.signum(Long.compareUnsigned(a, b)) != u(a).compareTo(u(b))) bad++; if (b != 0) { long q = Long.divideUnsigned(a, b), r = Long.remainderUnsigned(a, b); if (!u(q).equals(u(a).divide(u(b))) || !u(r).equals(u(a).mod(u(b)))) bad++; h = h * 31 + q * 7 + r; } int x = (int) a, y = (int) b; long ux = x & 0xffffffffL, uy = y & 0xffffffffL; if (Integer.signum(Integer.compareUnsigned(x, y)) != Long.compare(ux, uy)) bad++; if (y != 0 && (Integer.divideUnsigned(x, y) != (int) (ux / uy) || Integer.remainderUnsigned(x, y) != (int) (ux % uy))) bad++; if (Math.multiplyHigh(a, b) != BigInteger.valueOf(a).multiply(BigInteger.valueOf(b)).shiftRight(64).longValue()) bad++; }
        o("bad " + bad + " " + h);
        try { Long.divideUnsigned(5, 0); } catch (ArithmeticException e) { o(e.getMessage()); }
        try { Integer.remainderUnsigned(5, 0); } catch (ArithmeticException e) { o(e.getMessage()); }
        for (long a : V) { int i = (int) a; o(Long.toHexString(a) + " L " + Long.bitCount(a) + " " + Long.numberOfLeadingZeros(a) + " " + Long.numberOfTrailingZeros(a) + " " + Long.toHexString(Long.highestOneBit(a)) + " " + Long.toHexString(Long.lowestOneBit(a)) + " " + Long.toHexString(Long.reverse(a)) + " " + Long.toHexString(Long.reverseBytes(a)) + " " + Long.toHexString(Long.rotateLeft(a, 13)) + " " + Long.toHexString(Long.rotateRight(a, 67)) + " " + Long.signum(a) + " " + Long.toUnsignedString(a) + " I " + Integer.bitCount(i) + " " + Integer.numberOfLeadingZeros(i) + " " + Integer.numberOfTrailingZeros(i) + " " + Integer.toHexString(Integer.highestOneBit(i)) + " " + Integer.toHexString(Integer.lowestOneBit(i)) + " " + Integer.toHexString(Integer.reverse(i)) + " " + Integer.toHexString(Integer.reverseBytes(i)) + " " + Integer.toHexString(Integer.rotateLeft(i, -3)) + " " + Integer.toHexString(Integer.rotateRight(i, 33)) + " " + Integer.signum(i) + " S " + Short.reverseBytes((short) i) + " " + Short.toUnsignedInt((short) i) + " B " + Byte.toUnsignedInt((byte) i) + " " + Byte.toUnsignedLong((byte) i) + " " + Short.compareUnsigned((short) i, (short) 1) + " " + Byte.compareUnsigned((byte) i, (byte) 1) + " C " + (int) Character.reverseBytes((char) i)); }
        Random r = new Random(4); int wrong = 0;
        for (int k = 0; k < 400; k++) { long a = r.nextLong() >>> r.nextInt(64); int bc = 0, nlz = 64, ntz = 64; long rev = 0; for (int i = 0; i < 64; i++) if ((a >>> i & 1) != 0) { bc++; nlz = 63 - i; if (ntz == 64) ntz = i; rev |= 1L << 63 - i; } if (Long.bitCount(a) != bc || Long.numberOfLeadingZeros(a) != nlz || Long.numberOfTrailingZeros(a) != ntz || Long.reverse(a) != rev) wrong++; int x = (int) a; if (Integer.bitCount(x) + Integer.bitCount((int) (a >>> 32)) != bc) wrong++; int s = r.nextInt(200) - 100; if (Long.rotateLeft(a, s) != (a << s | a >>> -s) || Integer.rotateRight(x, s) != (x >>> s | x << -s)) wrong++; if (Long.reverseBytes(Long.reverseBytes(a)) != a || Integer.reverseBytes(x) != (x >>> 24 | x >> 8 & 0xff00 | x << 8 & 0xff0000 | x << 24)) wrong++; }
        o("wrong " + wrong);
        o((1 << 32) + " " + (1 << 33) + " " + (1L << 64) + " " + (-1 >>> 31) + " " + (-1L >>> 63) + " " + (-8 >> 1) + " " + (-8 >>> 1) + " " + (1 << -1) + " " + (5 >> 35) + " " + ((byte) 0x80 >>> 4) + " " + ((byte) 0x80 >> 4) + " " + (~0L >>> 1) + " " + ('a' << 1) + " " + (1 << 31 >> 31) + " " + (1L << 63 >> 63));
        o(Integer.hashCode(-5) + " " + Long.hashCode(-5) + " " + Integer.compare(Integer.MIN_VALUE, 1) + " " + Long.compare(1, Long.MIN_VALUE) + " " + Integer.sum(Integer.MAX_VALUE, 1) + " " + Long.max(-1, 1) + " " + Integer.min(3, -3));
        int crc = -1;
        for (byte b : "123456789".getBytes()) { crc ^= b & 255; for (int i = 0; i < 8; i++) crc = crc >>> 1 ^ (0xEDB88320 & -(crc & 1)); } o(Integer.toHexString(~crc));
        long x = 88172645463325252L;
        for (int i = 0; i < 50; i++) { x ^= x << 13; x ^= x >>> 7; x ^= x << 17; } o(x);
        int fnv = 0x811c9dc5;
        for (char c : "hello world".toCharArray()) { fnv ^= c; fnv *= 16777619; } o(Integer.toUnsignedString(fnv));
        java.util.zip.CRC32 z = new java.util.zip.CRC32(); z.update("123456789".getBytes()); java.util.zip.Adler32 ad = new java.util.zip.Adler32();
        ad.update("Wikipedia".getBytes()); o(Long.toHexString(z.getValue()) + " " + Long.toHexString(ad.getValue()));
    }
}
