// BigInteger at the sizes of Karatsuba, Toom-Cook and Burnikel-Ziegler: products, squares, quotients, radix text, all cross checked.
import java.math.*;
import java.util.*;

public class NumBigIntHuge {
    static void o(Object x) { System.out.println(x); }
    static BigInteger rnd(int bits, long seed) { return new BigInteger(bits, new Random(seed)).setBit(bits - 1); }
    // schoolbook product by 16 bit digits, as a check independent of the library's multiplication
    static BigInteger slow(BigInteger a, BigInteger b) { BigInteger r = BigInteger.ZERO; byte[] d = b.toByteArray(); for (byte x : d) r = r.shiftLeft(8).add(a.multiply(BigInteger.valueOf(x & 255))); return r; }
    public static void main(String[] args) {
        for (int bits : new int[] {100, 640, 2559, 2560, 2600, 4000, 7680, 8200}) {
            BigInteger a = rnd(bits, bits), b = rnd(bits + 37, bits + 1), p = a.multiply(b), q = a.multiply(a);
            o(bits + " " + p.bitLength() + " " + p.hashCode() + " " + q.equals(a.pow(2)) + " " + q.hashCode() + " " + (bits > 3000 || slow(a, b).equals(p)) + " " + p.divide(b).equals(a) + " " + p.mod(a).signum() + " " + p.add(BigInteger.TWO).mod(b) + " " + a.negate().multiply(b).equals(p.negate()) + " " + a.add(b).multiply(a.subtract(b)).equals(a.multiply(a).subtract(b.multiply(b))));
        }
        // distributivity mod a prime catches a wrong limb anywhere
        BigInteger m = BigInteger.valueOf(1_000_000_007L);
        for (int bits : new int[] {3000, 9000}) { BigInteger a = rnd(bits, 5), b = rnd(bits * 2 / 3, 6); o(a.multiply(b).mod(m).equals(a.mod(m).multiply(b.mod(m)).mod(m)) + " " + a.pow(3).mod(m).equals(a.modPow(BigInteger.valueOf(3), m))); }
        // division: lengths around the Burnikel-Ziegler threshold (80 ints) and far apart
        int[][] dv = {{5000, 2500}, {5200, 2560}, {10000, 2600}, {14000, 4000}, {9000, 8990}, {9000, 100}, {2600, 2599}};
        for (int[] d : dv) { BigInteger a = rnd(d[0], d[0]), b = rnd(d[1], d[1] + 7); BigInteger[] qr = a.divideAndRemainder(b), nq = a.negate().divideAndRemainder(b); o(d[0] + "/" + d[1] + " " + qr[0].hashCode() + " " + qr[1].hashCode() + " " + qr[0].multiply(b).add(qr[1]).equals(a) + " " + (qr[1].compareTo(b) < 0) + " " + nq[0].equals(qr[0].negate()) + nq[1].equals(qr[1].negate())); }
        // adversarial quotient digits: all ones, sparse, powers
        BigInteger ones = BigInteger.ONE.shiftLeft(6000).subtract(BigInteger.ONE), half = BigInteger.ONE.shiftLeft(3000);
        o(ones.divide(half.subtract(BigInteger.ONE)).equals(half.add(BigInteger.ONE)) + " " + ones.multiply(ones).bitLength() + " " + ones.multiply(ones).equals(BigInteger.ONE.shiftLeft(12000).subtract(BigInteger.ONE.shiftLeft(6001)).add(BigInteger.ONE)) + " " + ones.mod(half.add(BigInteger.ONE)).signum() + " " + BigInteger.ONE.shiftLeft(8000).divide(BigInteger.ONE.shiftLeft(4000).subtract(BigInteger.ONE)).bitLength());
        // text of large numbers, recursive conversion
        for (int bits : new int[] {600, 1000, 3000, 4200}) for (int radix : new int[] {2, 3, 10, 16, 36}) { BigInteger a = rnd(bits, radix); String s = a.toString(radix); if (!new BigInteger(s, radix).equals(a) || !new BigInteger("-" + s, radix).equals(a.negate())) o("BAD " + bits + " " + radix); if (radix == 10 || radix == 36) o(bits + " r" + radix + " " + s.length() + " " + s.hashCode() + " " + s.substring(0, 12) + ".." + s.substring(s.length() - 12)); }
        BigInteger ten = BigInteger.TEN.pow(1500);
        o(ten.toString().length() + " " + ten.subtract(BigInteger.ONE).toString().chars().allMatch(c -> c == '9') + " " + ten.bitLength() + " " + ten.add(BigInteger.ONE).toString().hashCode());
        BigInteger f = BigInteger.ONE;
        for (int i = 2; i <= 400; i++) f = f.multiply(BigInteger.valueOf(i));
        String fs = f.toString(); int z = 0; while (fs.charAt(fs.length() - 1 - z) == '0') z++;
        o(fs.length() + " " + z + " " + fs.substring(0, 30) + " " + fs.chars().map(c -> c - '0').sum()); BigInteger g = f;
        for (int i = 400; i >= 2; i--) g = g.divide(BigInteger.valueOf(i));
        o(g);
        BigInteger x = rnd(2700, 1), r = x.sqrt();
        o((r.multiply(r).compareTo(x) <= 0) + " " + (r.add(BigInteger.ONE).pow(2).compareTo(x) > 0) + " " + x.multiply(x).sqrt().equals(x) + " " + x.gcd(rnd(3000, 2)) + " " + x.multiply(rnd(500, 9)).gcd(x.multiply(rnd(500, 8))).mod(x).signum() + " " + x.shiftLeft(777).shiftRight(777).equals(x) + " " + x.shiftRight(2699) + " " + BigInteger.valueOf(3).pow(3000).hashCode() + " " + BigInteger.valueOf(24).pow(1000).equals(BigInteger.valueOf(3).pow(1000).shiftLeft(3000)));
        // digits of pi by the spigot, using only small multiplications of growing numbers
        BigInteger q = BigInteger.ONE, rr = BigInteger.ZERO, t = BigInteger.ONE; int k = 1, n = 3, l = 3;
        StringBuilder pi = new StringBuilder(); while (pi.length() < 60) { if (q.shiftLeft(2).add(rr).subtract(t).compareTo(t.multiply(BigInteger.valueOf(n))) < 0) { pi.append(n); BigInteger nr = rr.subtract(t.multiply(BigInteger.valueOf(n))).multiply(BigInteger.TEN); n = q.multiply(BigInteger.valueOf(3)).add(rr).multiply(BigInteger.TEN).divide(t).subtract(BigInteger.valueOf(10L * n)).intValue(); q = q.multiply(BigInteger.TEN); rr = nr; } else { BigInteger nr = q.shiftLeft(1).add(rr).multiply(BigInteger.valueOf(l)); BigInteger nn = q.multiply(BigInteger.valueOf(7L * k + 2)).add(rr.multiply(BigInteger.valueOf(l))).divide(t.multiply(BigInteger.valueOf(l))); q = q.multiply(BigInteger.valueOf(k)); t = t.multiply(BigInteger.valueOf(l)); l += 2; k++; n = nn.intValue(); rr = nr; } }
        o(pi);
    }
}
