// Formatter on integers and floating point: flags, widths, precisions in all combinations, special values, radix conversions, locales.
import java.math.*;
import java.util.*;

public class TextFormatNumbers {
    static void o(Object x) { System.out.println(x); }
    static String f(String p, Object... a) { try { return "[" + String.format(Locale.US, p, a) + "]"; } catch (IllegalFormatException e) { return "!" + e.getClass().getSimpleName() + "(" + e.getMessage() + ")"; } }
    public static void main(String[] args) {
        for (String p : new String[] {"%d", "%5d", "%-5d", "%05d", "%+d", "% d", "%,d", "%(d", "%+,08d", "%(,12d", "%-,12d", "% 08d", "%x", "%X", "%#x", "%#X", "%08x", "%#10x", "%-#10x", "%#010x", "%o", "%#o", "%012o", "%s", "%10s", "%h", "%H"}) { StringBuilder s = new StringBuilder(p + ":"); for (Object v : new Object[] {0, 7, -7, 1234567, Integer.MIN_VALUE, Long.MAX_VALUE, (byte) -1, (short) -2, -1L, new BigInteger("-98765432109876543210"), null}) s.append(' ').append(f(p, v)); o(s); }
        for (String p : new String[] {"%f", "%.0f", "%.1f", "%.3f", "%10.2f", "%-10.2f", "%010.2f", "%+.2f", "% .2f", "%,.2f", "%(.2f", "%+,012.2f", "%#.0f", "%e", "%.0e", "%.2e", "%12.3e", "%-12.1E", "%+e", "%#.0e", "%(e", "%g", "%.3g", "%.10g", "%,g", "%012g", "%G", "%a", "%A", "%.3a", "%20a", "%020a", "%+a", "%s", "%.3s", "%15s"}) { StringBuilder s = new StringBuilder(p + ":"); for (Object v : new Object[] {0.0, -0.0, 1.0, -1.5, 2.5, 0.00012345, 1234567.891, 1e20, 9.9999e-5, 0.045, 99999.95, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 0.1f, Double.MIN_VALUE, null}) s.append(' ').append(f(p, v)); o(s); }
        o(f("%.2f %.2f %.2f %.2f %.1f %.1f %.0f %.0f %.0f %.0f", 0.125, 0.375, 1.005, 2.675, 0.25, 0.35, 0.5, 1.5, 2.5, 3.5));
        o(f("%.15f %.17f %.20f %.30f %.5f %.1f", 0.1, 0.1, 0.1, 1e-10, 123456789.123456789, 1e15));
        o(f("%.3g %.3g %.3g %.3g %.0g %.1g", 123456.0, 0.000123456, 0.0000123456, 999.95, 5.5, 0.00099));
        o(f("%,d %,d %,d %,d", 999, 1000, -1000000, Long.MIN_VALUE) + f("%,.0f %,.3f", 1e15, 1234.5678));
        o(f("%d%%", 50) + f("%5%|%-5%|") + f("%n").replace(System.lineSeparator(), "NL"));
        o(f("%x %x %x %x", (byte) -1, (short) -1, -1, -1L) + f("%o %o", (byte) -1, -1L) + f("%X", new BigInteger("255")) + f("%d %d", (byte) 5, new BigInteger("5")));
        for (Locale l : new Locale[] {Locale.ROOT, Locale.GERMANY, Locale.FRANCE, new Locale("de", "CH"), new Locale("ar", "EG")}) { String r = String.format(l, "%,d|%,.2f|%e|%+08d|%x|%(,.1f|%s", 1234567, -9876.543, 12345.678, 42, 255, -1e6, 1.5); StringBuilder e = new StringBuilder(l + " "); for (char c : r.toCharArray()) e.append(c < 127 ? "" + c : String.format("\\u%04x", (int) c)); o(e); }
        o(f("%.50f", 1.0 / 3).length() + " " + f("%1000d", 1).length() + " " + f("%.300f", 1e-300).length());
        double[] h = {1, -1, 0.5, Math.PI, 1e-310, Double.MAX_VALUE, 1.0 / 3}; StringBuilder s = new StringBuilder();
        for (double d : h) s.append(f("%a", d)).append(f("%.0a", d)).append(f("%.1a", d)).append(f("%.13a", d)).append(' ');
        o(s);
        o(f("%f %e %g", new BigDecimal("1E-7"), new BigDecimal("123456789.987654321"), new BigDecimal("0.00001")) + f("%.3f %10.1f|%-10.1f|%010.1f", new BigDecimal("2.0005"), new BigDecimal("2.25"), new BigDecimal("2.35"), new BigDecimal("-2.45")) + f("%,.2f", new BigDecimal("12345678901234567890.125")));
        long hash = 0; Random rnd = new Random(5); String[] ps = {"%.3f", "%12.4e", "%g", "%,.1f", "%a"};
        for (int i = 0; i < 300; i++) { double d = rnd.nextGaussian() * StrictMath.pow(10, rnd.nextInt(30) - 15); hash = hash * 31 + String.format(Locale.ROOT, ps[i % ps.length], d).hashCode(); }
        o(hash);
        o(f("%5.1f|%5.1f|%5.1f", 9.95, 99.95, 999.95) + f("%6.2e|%7.0e", 9.995, 9.5e10) + f("%08.3f|%+.3f|% .3f", -0.0005, 0.0005, -0.0004));
    }
}
