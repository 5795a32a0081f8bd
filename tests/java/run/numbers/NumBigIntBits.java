// BigInteger bit operations on two's complement of any sign: shifts both ways, logic, single bits, byte arrays and constructors.
import java.math.*;
import java.util.*;

public class NumBigIntBits {
    static void o(Object x) { System.out.println(x); }
    static String t(java.util.function.Supplier<?> s) { try { return String.valueOf(s.get()); } catch (ArithmeticException | IllegalArgumentException e) { return e.getClass().getSimpleName() + "(" + e.getMessage() + ")"; } }
    static BigInteger b(String s) { return new BigInteger(s); }
    public static void main(String[] args) {
        BigInteger[] v = {b("0"), b("1"), b("-1"), b("255"), b("-256"), b("4294967295"), b("-4294967296"), b("-4294967297"), b("12345678901234567890"), b("-98765432109876543210987654321")};
        for (BigInteger a : v) { StringBuilder s = new StringBuilder(a + ":"); for (int n : new int[] {0, 1, 31, 32, 33, 64, 100}) s.append(' ').append(a.shiftLeft(n)).append(',').append(a.shiftRight(n)).append(',').append(a.shiftLeft(-n).equals(a.shiftRight(n))); o(s); }
        for (BigInteger a : v) { StringBuilder s = new StringBuilder(); for (BigInteger c : v) { BigInteger and = a.and(c), or = a.or(c), xor = a.xor(c), an = a.andNot(c); if (!and.add(or).equals(a.add(c)) || !or.subtract(and).equals(xor) || !an.equals(a.and(c.not())) || !a.not().equals(a.negate().subtract(BigInteger.ONE))) s.append("BAD"); s.append(and.hashCode() ^ or.hashCode() * 3 ^ xor.hashCode() * 5 ^ an.hashCode() * 7).append(' '); } o(s); }
        for (BigInteger a : v) { StringBuilder s = new StringBuilder(); for (int i : new int[] {0, 5, 8, 31, 32, 63, 64, 96, 200}) s.append(a.testBit(i) ? 1 : 0).append(a.setBit(i).subtract(a).signum()).append(a.clearBit(i).subtract(a).signum()).append(a.flipBit(i).flipBit(i).equals(a) ? "" : "BAD").append(' '); o(s + " len " + a.bitLength() + " cnt " + a.bitCount() + " low " + a.getLowestSetBit()); }
        for (BigInteger a : v) { byte[] x = a.toByteArray(); o(Arrays.toString(x) + " " + new BigInteger(x).equals(a) + " " + new BigInteger(1, x) + " " + new BigInteger(a.signum(), a.abs().toByteArray()).equals(a)); }
        o(new BigInteger(new byte[] {0, 0, 0, 1}) + " " + new BigInteger(new byte[] {-1, -1, -1}) + " " + new BigInteger(new byte[] {-128}) + " " + new BigInteger(new byte[] {0, -128}) + " " + new BigInteger(-1, new byte[] {1, 0}) + " " + new BigInteger(0, new byte[] {0, 0}) + " " + new BigInteger(1, new byte[0]) + " " + new BigInteger(new byte[] {9, 1, 2, 9}, 1, 2) + " " + new BigInteger(-1, new byte[] {9, -1, 2, 9}, 1, 2) + " " + new BigInteger(1, new byte[] {5}, 1, 0));
        o(t(() -> new BigInteger(new byte[0])) + " " + t(() -> new BigInteger(2, new byte[] {1})) + " " + t(() -> new BigInteger(0, new byte[] {1})) + " " + t(() -> b("1").testBit(-1)) + " " + t(() -> b("1").setBit(-1)) + " " + t(() -> b("1").flipBit(-5)) + " " + t(() -> b("1").shiftLeft(Integer.MAX_VALUE)) + " " + t(() -> b("1").shiftRight(Integer.MAX_VALUE)) + " " + t(() -> b("-1").shiftRight(Integer.MAX_VALUE)) + " " + t(() -> b("0").shiftLeft(Integer.MAX_VALUE)) + " " + t(() -> new BigInteger(-1, new Random(1))) + " " + t(() -> b("1").shiftLeft(Integer.MIN_VALUE)));
        o(new BigInteger(70, new Random(3)) + " " + new BigInteger(1, new Random(3)) + " " + new BigInteger(0, new Random(3)) + " " + new BigInteger(33, new Random(99)) + " " + new BigInteger(256, new Random(0)).toString(16));
        // a 200 bit linear feedback shift register and Gray code over big integers
        BigInteger l = BigInteger.ONE;
        for (int i = 0; i < 500; i++) { boolean f = l.testBit(199) ^ l.testBit(197) ^ l.testBit(196) ^ l.testBit(194) ^ l.testBit(0); l = l.shiftLeft(1).clearBit(200); if (f) l = l.setBit(0); }
        o(l.toString(16));
        BigInteger g = b("123456789123456789123456789"), gray = g.xor(g.shiftRight(1)), back = gray;
        for (int sft = 1; sft < 128; sft <<= 1) back = back.xor(back.shiftRight(sft));
        o(gray + " " + back.equals(g)); BigInteger sieve = BigInteger.ZERO;
        for (int i = 2; i < 400; i++) sieve = sieve.setBit(i);
        for (int i = 2; i < 20; i++) if (sieve.testBit(i)) for (int j = i * i; j < 400; j += i) sieve = sieve.clearBit(j);
        o(sieve.bitCount() + " " + sieve.toString(36)); BigInteger rev = BigInteger.ZERO;
        for (int i = 0; i < g.bitLength(); i++) if (g.testBit(i)) rev = rev.setBit(g.bitLength() - 1 - i);
        o(rev); int hd = 0;
        for (int i = 1; i < 200; i++) hd += BigInteger.valueOf(i * 7919L).pow(5).xor(BigInteger.valueOf(i).pow(13)).bitCount();
        o(hd);
        o(b("-1").and(b("18446744073709551615")) + " " + b("-1").or(b("77")) + " " + b("-1").xor(b("18446744073709551616")) + " " + b("-5").andNot(b("-7")) + " " + b("-256").getLowestSetBit() + " " + b("0").getLowestSetBit() + " " + b("0").not() + " " + b("-1").bitLength() + " " + b("-257").bitLength() + " " + b("-256").bitLength() + " " + b("256").bitLength() + " " + b("-1").bitCount() + " " + b("-2").bitCount());
    }
}
