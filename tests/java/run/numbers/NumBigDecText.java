// BigDecimal text: constructors from odd strings, toString against plain and engineering forms over scales, Formatter conversions.
import java.math.*;
import java.util.*;

public class NumBigDecText {
    static void o(Object x) { System.out.println(x); }
    public static void main(String[] args) {
        for (long u : new long[] {0, 1, -1, 123, -12345, 1000000}) for (int sc : new int[] {-10, -3, -1, 0, 1, 3, 6, 7, 12}) { BigDecimal b = BigDecimal.valueOf(u, sc); o(u + "/" + sc + " " + b + " | " + b.toEngineeringString() + " | " + b.toPlainString() + " | " + new BigDecimal(b.toString()).equals(b)); }
        for (String s : new String[] {"", "-", "+", ".", "1.", ".5", "-.5e1", "+1", "1e", "1e+", "1E5", "1e-5", "1E+05", "1e0000000005", "1e2147483647", "1e2147483648", "1e-2147483648", "0e99", "0.0e3", "00.10", "--1", "1..2", "1.2.3", "1e1e1", "0x1", "1f", "1d", "NaN", "Infinity", " 1", "1 ", "1,0", "1_0", "\u0661.\u0662", "12345678901234567890.12345678901234567890e-10", "-0", "e5", "5e1.5", "99999999999999999999999"}) try { BigDecimal b = new BigDecimal(s); StringBuilder e = new StringBuilder(); for (char c : s.toCharArray()) e.append(c < 128 ? "" + c : String.format("\\u%04x", (int) c)); o("[" + e + "] " + b + " scale " + b.scale() + " unscaled " + b.unscaledValue()); } catch (NumberFormatException e) { o("[" + s.replaceAll("[^ -~]", "u") + "] NFE " + (e.getMessage() == null ? "null" : e.getMessage().replaceAll("[^ -~]", "u"))); }
        o(new BigDecimal("12.50".toCharArray()) + " " + new BigDecimal("xx12.5yy".toCharArray(), 2, 4) + " " + new BigDecimal("3.14159", new MathContext(3)) + " " + new BigDecimal(new char[] {'1', 'e', '3'}, MathContext.DECIMAL32));
        try { new BigDecimal("123".toCharArray(), 2, 5); } catch (NumberFormatException e) { o("NFE " + e.getMessage()); }
        BigDecimal x = new BigDecimal("-1234567.891"), y = new BigDecimal("0.00012345");
        o(String.format(Locale.US, "%s|%.2f|%,.2f|%(,.1f|%015.3f|%-12.1f|%+.0f|%e|%.3E|%g|%.3g|%f", x, x, x, x, x, x, x.negate(), x, x, x, x, x));
        o(String.format(Locale.US, "%s|%f|%.10f|%e|%g|%.2g|%a", y, y, y, y, y, y, 1.0));
        o(String.format(Locale.GERMANY, "%,.3f %.1e", x, y) + " " + String.format(Locale.ROOT, "%f %.0f %#.0f %e", new BigDecimal("1E+10"), new BigDecimal("2.5"), new BigDecimal("3.5"), BigDecimal.ZERO));
        o(String.format(Locale.US, "%.3f %.30f %.0f %,.0f", new BigDecimal("1E-20"), new BigDecimal("0.1"), new BigDecimal("9.5"), new BigDecimal("1E+15")));
        Random r = new Random(8); int bad = 0;
        for (int i = 0; i < 300; i++) { BigDecimal b = new BigDecimal(new BigInteger(r.nextInt(100), r), r.nextInt(60) - 30); if (r.nextBoolean()) b = b.negate(); if (!new BigDecimal(b.toString()).equals(b) || new BigDecimal(b.toPlainString()).compareTo(b) != 0 || new BigDecimal(b.toEngineeringString()).compareTo(b) != 0 || b.stripTrailingZeros().compareTo(b) != 0) bad++; }
        o("bad " + bad);
        for (double d : new double[] {0.1, 1.0 / 3, 1e-7, 123456789.987, 5e-324, 1.7976931348623157e308, -2.5, 1e21}) { BigDecimal b = new BigDecimal(d); String s = b.toString(); o(d + " " + (s.length() > 70 ? s.length() + ":" + s.hashCode() : s) + " " + BigDecimal.valueOf(d) + " " + (b.doubleValue() == d) + " " + b.precision() + "," + b.scale()); }
        o(new BigDecimal("1e3").stripTrailingZeros().toPlainString() + " " + new BigDecimal("1000").stripTrailingZeros() + " " + new BigDecimal("0.000").stripTrailingZeros() + " " + new BigDecimal("100.0").stripTrailingZeros().scale() + " " + new BigDecimal("123.4500").stripTrailingZeros() + " " + new BigDecimal("12345678901234567890000").stripTrailingZeros());
    }
}
