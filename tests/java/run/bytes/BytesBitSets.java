// BitSet, bit tricks on bytes and longs, varint and zigzag codecs, endian swaps, BigInteger bytes, bit reader/writer, Gray code,
// CRC by hand against CRC32.
import java.math.BigInteger;
import java.util.*;
import java.util.zip.CRC32;

public class BytesBitSets {
    static byte[] varint(long v) {
        byte[] b = new byte[10];
        int n = 0;
        while ((v & ~0x7fL) != 0) {
            b[n++] = (byte) (v & 0x7f | 0x80);
            v >>>= 7;
        }
        b[n++] = (byte) v;
        return Arrays.copyOf(b, n);
    }
    static long unvar(byte[] b) {
        long r = 0;
        for (int i = 0; i < b.length; i++) r |= (long) (b[i] & 0x7f) << 7 * i;
        return r;
    }
    static long zig(long v) { return v << 1 ^ v >> 63; } static long unzig(long v) { return v >>> 1 ^ -(v & 1); }
    static class BitOut {
        byte[] d = new byte[2];
        int n;
        void put(int v, int bits) {
            for (int i = bits - 1; i >= 0; i--) {
                if (n / 8 == d.length) d = Arrays.copyOf(d, d.length * 2);
                if ((v >> i & 1) != 0) d[n >> 3] |= (byte) (0x80 >>> (n & 7));
                n++;
            }
        }
    }
    static class BitIn {
        final byte[] d;
        int p;
        BitIn(byte[] d) { this.d = d; }
        int get(int bits) {
            int v = 0;
            while (bits-- > 0) {
                v = v << 1 | (d[p >> 3] >> (7 - (p & 7)) & 1);
                p++;
            }
            return v;
        }
    }
    static int crc(byte[] b) {
        int c = -1;
        for (byte x : b) {
            c ^= x & 255;
            for (int k = 0; k < 8; k++) c = c >>> 1 ^ (0xEDB88320 & -(c & 1));
        }
        return ~c;
    }
    static int pop(long x) {
        x -= x >>> 1 & 0x5555555555555555L;
        x = (x & 0x3333333333333333L) + (x >>> 2 & 0x3333333333333333L);
        x = x + (x >>> 4) & 0x0f0f0f0f0f0f0f0fL;
        return (int) (x * 0x0101010101010101L >>> 56);
    }
    public static void main(String[] args) {
        BitSet a = new BitSet(), b = new BitSet(200);
        a.set(1);
        a.set(5, 9);
        a.set(64);
        a.set(130, 133, true);
        b.set(0, 7);
        b.set(131);
        System.out.println(a + " " + a.cardinality() + " " + a.length() + " " + a.size() + " " + a.nextSetBit(9) + a.nextClearBit(5) + " "
                + a.previousSetBit(63) + a.previousClearBit(8) + " " + a.get(5) + a.get(999) + " " + a.get(4, 66));
        BitSet t = (BitSet) a.clone();
        t.and(b);
        BitSet o = (BitSet) a.clone();
        o.or(b);
        BitSet x = (BitSet) a.clone();
        x.xor(b);
        BitSet n = (BitSet) a.clone();
        n.andNot(b);
        System.out.println(t + " " + o + " " + x + " " + n + " " + a.intersects(b) + t.isEmpty());
        a.flip(0, 4);
        a.flip(64);
        a.clear(130, 140);
        System.out.println(a + " " + a.hashCode() + " " + a.equals(BitSet.valueOf(a.toLongArray())) + " "
                + Arrays.toString(a.toByteArray()) + " " + a.stream().sum());
        a.clear();
        System.out.println(a.length() + " " + a.nextSetBit(0) + " " + a.toByteArray().length);
        for (Runnable r : new Runnable[]{() -> a.set(-1), () -> a.set(5, 3), () -> a.get(-2, 1), () -> new BitSet(-1), ()
                -> a.nextSetBit(-1)}) try { r.run(); } catch (IndexOutOfBoundsException | NegativeArraySizeException e) {
                System.out.println(e.getMessage()); }
        BitSet sieve = new BitSet(200);
        sieve.set(2, 200);
        for (int p = 2; p * p < 200; p = sieve.nextSetBit(p + 1)) for (int q = p * p; q < 200; q += p) sieve.clear(q);
        System.out.println(sieve.cardinality() + " " + sieve.previousSetBit(199));
        StringBuilder sb = new StringBuilder();
        boolean ok = true;
        for (long v : new long[]{0, 1, 127, 128, 300, -1, Long.MAX_VALUE, Long.MIN_VALUE, 1L << 35}) {
            byte[] e = varint(v);
            ok &= unvar(e) == v && unzig(zig(v)) == v;
            sb.append(v).append(':').append(e.length).append('/').append(varint(zig(v)).length).append(' ');
        }
        System.out.println(sb + "" + ok);
        BitOut w = new BitOut();
        Random r = new Random(4);
        int[] vals = new int[40], bits = new int[40];
        for (int i = 0; i < 40; i++) {
            bits[i] = 1 + r.nextInt(17);
            vals[i] = r.nextInt(1 << bits[i]);
            w.put(vals[i], bits[i]);
        }
        BitIn in = new BitIn(w.d);
        for (int i = 0; i < 40; i++) ok &= in.get(bits[i]) == vals[i];
        System.out.println(w.n + " " + ok + " " + HexFormat.of().formatHex(w.d, 0, 12));
        byte[] data = new byte[77];
        r.nextBytes(data);
        CRC32 c = new CRC32();
        c.update(data);
        System.out.println((int) c.getValue() == crc(data));
        System.out.println(Integer.toHexString(Integer.reverseBytes(0x01020304)) + " " + Integer.toHexString(Integer.reverse(1)) + " "
                + Long.toHexString(Long.reverseBytes(0x0102030405060708L)) + " " + Long.toHexString(Long.reverse(0xF0L)) + " "
                + Short.reverseBytes((short) 0x0102) + " " + (int) Character.reverseBytes('A') + " " + Integer.rotateLeft(0x80000001, 4)
                + " " + Long.rotateRight(1, 1) + " " + Integer.highestOneBit(100) + Integer.lowestOneBit(100) + " "
                + Long.numberOfLeadingZeros(1) + Integer.numberOfTrailingZeros(8) + Integer.numberOfLeadingZeros(0)
                + Long.numberOfTrailingZeros(0) + " " + Integer.bitCount(-1) + Long.bitCount(5));
        int bad = 0;
        long seed = 1;
        for (int i = 0; i < 300; i++) {
            seed = seed * 6364136223846793005L + 1442695040888963407L;
            if (pop(seed) != Long.bitCount(seed) || Long.reverse(Long.reverse(seed)) != seed
                    || Long.numberOfLeadingZeros(seed >>> (i & 63)) != lz(seed >>> (i & 63))) bad++;
        }
        System.out.println("bad " + bad);
        System.out.println((byte) 200 + " " + ((byte) -1 >>> 1) + " " + ((byte) -1 & 0xff) + " " + (1 << 33) + " " + (1L << 65) + " "
                + (-5 >> 1) + " " + (-5 >>> 30) + " " + (5 & -5) + " " + (char) 65.9 + " " + (int) Float.NaN + " " + (long) 1e30 + " "
                + (byte) 1e10 + " " + (short) -70000.5f + " " + (int) 'z' + " " + (byte) '\u00e9' + " " + ~7 + " " + (0x0f ^ 0xff) + " "
                + Byte.toUnsignedInt((byte) -3) + Integer.toUnsignedString(-2) + Long.divideUnsigned(-1, 10) + " "
                + Integer.compareUnsigned(-1, 1) + Integer.remainderUnsigned(-7, 4));
        BigInteger g = new BigInteger("-1234567890123456789");
        System.out.println(Arrays.toString(g.toByteArray()) + " " + new BigInteger(g.toByteArray()).equals(g) + " " + g.bitLength()
                + g.bitCount() + " " + g.shiftRight(5) + " " + g.and(BigInteger.valueOf(255)) + " " + g.not() + " " + g.testBit(70) + " "
                + g.setBit(70).bitLength() + " " + new BigInteger(1, new byte[]{-1, -1}) + " " + g.getLowestSetBit() + " " + g.xor(g));
        sb.setLength(0);
        for (int i = 0; i < 16; i++) sb.append(Integer.toBinaryString(16 + (i ^ i >> 1)).substring(1)).append(i < 15 ? "," : "");
        System.out.println(sb);
        System.out.println(Float.floatToIntBits(-0f) + " "
                + Integer.toHexString(Float.floatToRawIntBits(Float.intBitsToFloat(0x7f800001 | 0x400000))) + " "
                + Long.toHexString(Double.doubleToLongBits(Double.MIN_NORMAL)) + " " + Double.longBitsToDouble(0x7fefffffffffffffL) + " "
                + Math.getExponent(1e-310) + " " + Math.ulp(1.0) + " " + Math.nextUp(0f));
    }
    static int lz(long x) { int n = 0; for (int i = 63; i >= 0 && (x >>> i & 1) == 0; i--) n++; return n; }
}
