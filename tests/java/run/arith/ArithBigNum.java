// BigInteger and BigDecimal arithmetic: heavy int/long array library code over the VM's arithmetic.
import java.math.*;
public class ArithBigNum {
    public static void main(String[] args) {
        BigInteger f = BigInteger.ONE; for (int i = 2; i <= 60; i++) f = f.multiply(BigInteger.valueOf(i)); System.out.println(f);
        BigInteger a = new BigInteger("123456789012345678901234567890123456789"), b = new BigInteger("-987654321098765432109876543210");
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b));
        System.out.println(a.divide(b) + " " + a.remainder(b) + " " + b.mod(BigInteger.valueOf(97)) + " " + a.gcd(b) + " " +
                a.negate().shiftRight(3) + " " + b.shiftLeft(70) + " " + a.bitLength() + " " + b.bitCount());
        System.out.println(a.and(b) + " " + a.or(b) + " " + a.xor(b) + " " + a.not() + " " + a.andNot(b));
        System.out.println(a.toString(36) + " " + b.toString(2) + " " + new BigInteger("-zz",
                36) + " " + a.hashCode() + " " + a.intValue() + " " + a.longValue() + " " + a.doubleValue() + " " + b.floatValue());
        System.out.println(BigInteger.TWO.pow(200).subtract(BigInteger.ONE) + " " + BigInteger.valueOf(3).modPow(BigInteger.valueOf(1000),
                BigInteger.valueOf(1000007)) + " " + BigInteger.valueOf(3).modInverse(BigInteger.valueOf(11)) + " " + a.sqrt() + " " +
                new BigInteger("1000000007").isProbablePrime(20) + " " + java.util.Arrays.toString(b.toByteArray()));
        String[] d = {"1.10", "2.25", "-3.5", "0.000", "1E+5", "1E-10", "123456789.987654321"};
        for (String x : d) for (String y : new String[]{"0.3", "-7"}) { BigDecimal p = new BigDecimal(x), q = new BigDecimal(y);
            System.out.println(p + " " + q + " + " + p.add(q) + " - " + p.subtract(q) + " * " + p.multiply(q) + " / " + p.divide(q, 10,
                    RoundingMode.HALF_EVEN) + " c " + p.compareTo(q) + " " + p.remainder(q) + " " + p.scale() + " " + p.precision() + " " +
                    p.stripTrailingZeros() + " " + p.toPlainString() + " " + p.toEngineeringString() + " " + p.hashCode()); }
        for (RoundingMode m : RoundingMode.values()) { StringBuilder sb = new StringBuilder(m + ":");
            for (String x : new String[]{"5.5", "2.5", "1.6", "1.1", "1.0", "-1.1", "-2.5", "-5.5"}) try {
                sb.append(' ').append(new BigDecimal(x).setScale(0, m)); } catch (ArithmeticException e) { sb.append(" !"); }
            System.out.println(sb); }
        System.out.println(new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + new BigDecimal("2").sqrt(new MathContext(40)) +
                " " + BigDecimal.ONE.divide(new BigDecimal(7),
                MathContext.DECIMAL128) + " " + new BigDecimal("1.0").equals(new BigDecimal("1.00")) + " " +
                new BigDecimal("9.99").round(new MathContext(2)) + " " + new BigDecimal("12.5").pow(9));
        try { BigDecimal.ONE.divide(new BigDecimal(3)); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        try { BigDecimal.ONE.divide(BigDecimal.ZERO); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        try { BigInteger.ONE.divide(BigInteger.ZERO); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        try { new BigDecimal("1x"); } catch (NumberFormatException e) { System.out.println(e.getMessage()); } try { new BigInteger(""); }
        catch (NumberFormatException e) { System.out.println(e.getMessage()); }
        try { BigInteger.valueOf(2).modInverse(BigInteger.valueOf(4)); }
        catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        BigInteger x = BigInteger.ONE, y = BigInteger.ONE; for (int i = 0; i < 300; i++) { BigInteger t = x.add(y); x = y; y = t; }
        System.out.println(y); System.out.println(y.multiply(y).multiply(y).mod(f));
    }
}
