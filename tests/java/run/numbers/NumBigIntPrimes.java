// Number theory: modPow with odd, even and negative arguments, inverses, primality on known cases, RSA, CRT, Pollard rho, Lucas-Lehmer.
import java.math.*;
import java.util.*;

public class NumBigIntPrimes {
    static void o(Object x) { System.out.println(x); }
    static BigInteger b(String s) { return new BigInteger(s); }
    static BigInteger n(long l) { return BigInteger.valueOf(l); }
    static String t(java.util.function.Supplier<?> s) { try { return String.valueOf(s.get()); } catch (ArithmeticException e) { return "AE(" + e.getMessage() + ")"; } }
    static BigInteger slowPow(BigInteger x, BigInteger e, BigInteger m) { BigInteger r = BigInteger.ONE.mod(m), p = x.mod(m); for (int i = 0; i < e.bitLength(); i++) { if (e.testBit(i)) r = r.multiply(p).mod(m); p = p.multiply(p).mod(m); } return r; }
    static BigInteger rho(BigInteger n) { for (int c = 1; ; c++) { BigInteger x = n(2), y = x, d = BigInteger.ONE, k = n(c); while (d.equals(BigInteger.ONE)) { x = x.multiply(x).add(k).mod(n); y = y.multiply(y).add(k).mod(n); y = y.multiply(y).add(k).mod(n); d = x.subtract(y).abs().gcd(n); } if (!d.equals(n)) return d; } }
    public static void main(String[] args) {
        Random r = new Random(2); int bad = 0;
        for (int i = 0; i < 60; i++) { BigInteger x = new BigInteger(20 + i * 3, r), e = new BigInteger(10 + i, r), m = new BigInteger(15 + i * 4, r).add(BigInteger.ONE); if (i % 3 == 0) m = m.shiftLeft(i % 7); if (!x.modPow(e, m).equals(slowPow(x, e, m))) bad++; if (!x.negate().modPow(e, m).equals(slowPow(x.negate(), e, m))) bad++; }
        o("modPow bad " + bad);
        o(n(3).modPow(n(1000), n(7)) + " " + n(3).modPow(n(0), n(7)) + " " + n(3).modPow(n(0), n(1)) + " " + n(0).modPow(n(0), n(5)) + " " + n(3).modPow(n(-1), n(7)) + " " + n(3).modPow(n(-5), n(11)) + " " + t(() -> n(2).modPow(n(-1), n(4))) + " " + t(() -> n(2).modPow(n(3), n(-4))) + " " + n(2).modPow(n(100), n(1L << 40)) + " " + n(6).modPow(n(50), n(96)) + " " + b("123456789").modPow(b("987654321"), b("1000000000000000000000007")));
        for (int i = 1; i < 15; i++) { BigInteger x = n(i), m = n(26); System.out.print(t(() -> x.modInverse(m)) + " "); } o("");
        o(b("123456789012345678901").modInverse(b("1000000000000000000000007")) + " " + t(() -> n(0).modInverse(n(5))) + " " + n(0).modInverse(n(1)) + " " + n(-3).modInverse(n(7)) + " " + t(() -> n(3).modInverse(n(0))));
        StringBuilder ps = new StringBuilder();
        for (int i = -3; i < 120; i++) if (n(i).isProbablePrime(20)) ps.append(i).append(' ');
        o(ps);
        for (String s : new String[] {"561", "1105", "1729", "3215031751", "341550071728321", "2147483647", "4294967297", "1000000007", "18446744073709551557", "170141183460469231731687303715884105727", "170141183460469231731687303715884105729", "2305843009213693951", "1000000000000000000000007", "3825123056546413051"}) o(s + " " + b(s).isProbablePrime(30));
        o(n(15).isProbablePrime(0) + " " + n(-7).isProbablePrime(10) + " " + n(2).isProbablePrime(100));
        o(n(0).nextProbablePrime() + " " + n(2).nextProbablePrime() + " " + n(89).nextProbablePrime() + " " + n(1000000).nextProbablePrime() + " " + b("1000000000000").nextProbablePrime() + " " + BigInteger.TWO.pow(100).nextProbablePrime() + " " + t(() -> n(-1).nextProbablePrime()));
        BigInteger p = BigInteger.TWO.pow(127).subtract(BigInteger.ONE), q = BigInteger.TWO.pow(89).subtract(BigInteger.ONE), N = p.multiply(q), e = n(65537), phi = p.subtract(BigInteger.ONE).multiply(q.subtract(BigInteger.ONE)), d = e.modInverse(phi);
        BigInteger msg = new BigInteger(1, "attack at dawn".getBytes()), c = msg.modPow(e, N); o(c + " " + new String(c.modPow(d, N).toByteArray()));
        BigInteger x = BigInteger.ZERO, M = BigInteger.ONE; int[] ms = {3, 5, 7, 11, 13, 17, 19, 23}, rs = {2, 3, 2, 6, 12, 0, 18, 22};
        for (int m : ms) M = M.multiply(n(m));
        for (int i = 0; i < ms.length; i++) { BigInteger Mi = M.divide(n(ms[i])); x = x.add(n(rs[i]).multiply(Mi).multiply(Mi.modInverse(n(ms[i])))); } x = x.mod(M);
        StringBuilder cr = new StringBuilder(x + " ");
        for (int m : ms) cr.append(x.mod(n(m))).append(' ');
        o(cr);
        for (long v : new long[] {8051, 10403, 1000036000099L}) { BigInteger f = rho(n(v)), g = n(v).divide(f); o(v + " = " + f.min(g) + " * " + f.max(g)); }
        StringBuilder ll = new StringBuilder();
        for (int k : new int[] {3, 5, 7, 11, 13, 17, 19, 23, 31, 61, 67, 89}) { BigInteger m = BigInteger.ONE.shiftLeft(k).subtract(BigInteger.ONE), s = n(4); for (int i = 0; i < k - 2; i++) s = s.multiply(s).subtract(BigInteger.TWO).mod(m); ll.append(k).append(s.signum() == 0 ? "+ " : "- "); }
        o(ll);
        BigInteger[] eg = egcd(b("1234567890123456789012"), b("9876543210987654321"));
        o(eg[0] + " " + eg[1] + " " + eg[2] + " " + b("1234567890123456789012").multiply(eg[1]).add(b("9876543210987654321").multiply(eg[2])).equals(eg[0]));
        BigInteger pr = BigInteger.probablePrime(64, new Random(11));
        o(pr + " " + pr.bitLength() + " " + pr.isProbablePrime(50) + " " + new BigInteger(40, 20, new Random(4)) + " " + t(() -> BigInteger.probablePrime(1, new Random(1))));
        BigInteger leg = BigInteger.ZERO; int qr = 0;
        for (int i = 1; i < 101; i++) if (n(i).modPow(n(50), n(101)).equals(BigInteger.ONE)) qr++;
        o(qr); o(b("600851475143").gcd(b("6857")) + " " + n(-48).gcd(n(18)) + " " + n(0).gcd(n(-7)));
    }
    static BigInteger[] egcd(BigInteger a, BigInteger b) { if (b.signum() == 0) return new BigInteger[] {a, BigInteger.ONE, BigInteger.ZERO}; BigInteger[] qr = a.divideAndRemainder(b), r = egcd(b, qr[1]); return new BigInteger[] {r[0], r[2], r[1].subtract(qr[0].multiply(r[2]))}; }
}
