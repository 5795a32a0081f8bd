// BigInteger arithmetic over a table of corner values: all sign combinations, conversions and their exact failures.
import java.math.*;
import java.util.*;

public class NumBigIntArith {
    static void o(Object x) { System.out.println(x); }
    static String t(java.util.function.Supplier<?> s) { try { return String.valueOf(s.get()); } catch (ArithmeticException | NumberFormatException e) { return e.getClass().getSimpleName() + "(" + e.getMessage() + ")"; } }

    public static void main(String[] args) {
        BigInteger[] v = {BigInteger.ZERO, BigInteger.ONE, BigInteger.ONE.negate(), BigInteger.TEN, new BigInteger("2147483648"), new BigInteger("-2147483649"), new BigInteger("18446744073709551616"), new BigInteger("-18446744073709551615"), new BigInteger("340282366920938463463374607431768211455"), new BigInteger("-99999999999999999999999999999999999999999")};
        for (BigInteger a : v) {
            StringBuilder sb = new StringBuilder();
            long h = 0;
            for (BigInteger b : v) {
                h = h * 31 + a.add(b).hashCode(); h = h * 31 + a.subtract(b).hashCode(); h = h * 31 + a.multiply(b).hashCode();
                if (b.signum() != 0) {
                    BigInteger[] qr = a.divideAndRemainder(b);
                    if (!qr[0].multiply(b).add(qr[1]).equals(a) || qr[1].signum() * a.signum() < 0 || qr[1].abs().compareTo(b.abs()) >= 0 || !qr[0].equals(a.divide(b)) || !qr[1].equals(a.remainder(b))) sb.append("BAD ");
                    h = h * 31 + qr[0].hashCode() * 7 + qr[1].hashCode();
                }
                h = h * 31 + a.gcd(b).hashCode() + a.compareTo(b) + a.max(b).hashCode() * 3 + a.min(b).hashCode();
            }
            o(a + " " + a.signum() + " " + a.negate() + " " + a.abs() + " " + a.bitLength() + " " + a.bitCount() + " " + a.hashCode() + " " + h + " " + sb);
        }
        String[][] ops = {{"7", "3"}, {"-7", "3"}, {"7", "-3"}, {"-7", "-3"}, {"123456789012345678901234567890", "987654321098765"}, {"-123456789012345678901234567890", "987654321098765432109"}, {"1000000000000000000000000", "-10000000000000"}};
        for (String[] s : ops) { BigInteger a = new BigInteger(s[0]), b = new BigInteger(s[1]); o(a + "/" + b + " = " + a.divide(b) + " r " + a.remainder(b) + " mod " + t(() -> a.mod(b)) + " gcd " + a.gcd(b) + " prod " + a.multiply(b)); }
        o(t(() -> BigInteger.ONE.divide(BigInteger.ZERO)) + " " + t(() -> BigInteger.ONE.remainder(BigInteger.ZERO)) + " " + t(() -> BigInteger.ONE.mod(BigInteger.ZERO)) + " " + t(() -> BigInteger.ONE.pow(-1)) + " " + t(() -> BigInteger.TWO.modInverse(BigInteger.valueOf(4))) + " " + t(() -> BigInteger.TWO.negate().sqrt()) + " " + t(() -> BigInteger.TWO.modPow(BigInteger.TEN, BigInteger.ZERO)) + " " + t(() -> BigInteger.ZERO.pow(0)) + " " + t(() -> BigInteger.ZERO.gcd(BigInteger.ZERO)));
        for (String s : new String[] {"0", "-1", "2147483647", "2147483648", "-2147483648", "-2147483649", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809", "255", "-129", "65536", "123456789012345678901234567890"}) { BigInteger a = new BigInteger(s); o(s + " " + a.intValue() + " " + a.longValue() + " " + a.shortValue() + " " + a.byteValue() + " " + a.floatValue() + " " + a.doubleValue() + " " + t(a::intValueExact) + " " + t(a::longValueExact) + " " + t(a::shortValueExact) + " " + t(a::byteValueExact)); }
        // doubles: rounding to even at the half way points and overflow to infinity
        for (String s : new String[] {"9007199254740993", "9007199254740995", "9007199254740994", "36028797018963969", "16777217", "16777219", "33554435"}) o(s + " " + new BigInteger(s).doubleValue() + " " + new BigInteger(s).floatValue());
        o(BigInteger.TWO.pow(1023).doubleValue() + " " + BigInteger.TWO.pow(1024).doubleValue() + " " + BigInteger.TWO.pow(1024).subtract(BigInteger.ONE).doubleValue() + " " + BigInteger.TWO.pow(127).floatValue() + " " + BigInteger.TWO.pow(128).negate().floatValue() + " " + BigInteger.TWO.pow(1024).subtract(BigInteger.TWO.pow(971)).doubleValue());
        for (long l : new long[] {0, 1, 16, 17, -16, -17, Long.MIN_VALUE, Long.MAX_VALUE}) System.out.print(BigInteger.valueOf(l) + " ");
        o((BigInteger.valueOf(5) == BigInteger.valueOf(5)) + " " + (BigInteger.valueOf(0) == BigInteger.ZERO) + " " + BigInteger.valueOf(5).equals(5) + " " + BigInteger.valueOf(Long.MIN_VALUE).negate());
        o(BigInteger.valueOf(3).pow(100) + " " + BigInteger.valueOf(-2).pow(63) + " " + BigInteger.TEN.pow(40) + " " + BigInteger.valueOf(6).pow(77).mod(BigInteger.valueOf(1000007)) + " " + BigInteger.valueOf(12).pow(50).bitLength());
        List<BigInteger> l = new ArrayList<>(Arrays.asList(v)); Collections.sort(l); o(l.get(0) + " " + l.get(9)); BigInteger f = BigInteger.ONE;
        for (int i = 2; i <= 50; i++) f = f.multiply(BigInteger.valueOf(i));
        o(f + " " + f.getLowestSetBit()); BigInteger a = BigInteger.ZERO, b = BigInteger.ONE;
        for (int i = 0; i < 300; i++) { BigInteger c = a.add(b); a = b; b = c; } o(a);
        BigInteger s = BigInteger.ZERO;
        for (int i = 1; i <= 200; i++) s = s.add(BigInteger.valueOf(i).pow(20));
        o(s);
        o(s.sqrt() + " " + Arrays.toString(s.sqrtAndRemainder()) + " " + BigInteger.ZERO.sqrt() + BigInteger.ONE.sqrt() + BigInteger.valueOf(99).sqrt() + " " + BigInteger.TEN.pow(100).sqrt().equals(BigInteger.TEN.pow(50)) + " " + BigInteger.valueOf(Long.MAX_VALUE).sqrt());
    }
}
