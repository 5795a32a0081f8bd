// String.format: %f %e %g %a with doubles, floats, BigDecimal; rounding half-up; special values; DecimalFormat.
import java.util.*;
import java.math.*;
import java.text.*;
public class StrFormatFloats {
    static void f(String fmt, Object... a) { String r; try { r = String.format(Locale.ROOT, fmt, a); }
        catch (IllegalFormatException e) { r = "!! " + e.getClass().getSimpleName() + ": " + e.getMessage(); }
        System.out.println(fmt + " => [" + r + "]"); }
    public static void main(String[] args) {
        for (double v : new double[]{0, -0.0, 1, -1.5, 0.5, 2.5, 0.125, 1234567.891, 1e10, 1e-5, 123456789012345678.0, 1e300,
                    Double.MIN_VALUE, 0.1 + 0.2, 9.995, 99999.5, 0.00009999, Double.NaN, Double.POSITIVE_INFINITY,
                    Double.NEGATIVE_INFINITY}) f("%f|%.0f|%.2f|%10.3f|%-12.1f|%012.3f|%+.1f|% .1f|%,.2f|%(.1f|%e|%.0e|%.3E|%15.2e|%g|%.3g|%.0g|%#.0f|%a",
                v, v, v, v, v, v, v, v, v, v, v, v, v, v, v, v, v, v, v);
        f("%.20f %.17f %.1f %.1f %.1f %.3f", 0.1, 1.0 / 3, 0.25, 0.35, 0.45, 1.0005); f("%f %e %g %.3a", 1.1f, 1.1f, 1.1f, 1.1f);
        f("%s %s %s", 1.1f, 1e20, 1.0f);
        f("%f %.3f %e %,.1f", new BigDecimal("12345.6789"), new BigDecimal("-0.0005"), new BigDecimal("1E+20"),
                new BigDecimal("98765432109876543210.55")); f("%.5a %A %a", 1.0, -0.1, 0.0); f("%f", 1); f("%e", "x"); f("%,e", 1.0);
        f("%#g", 1.0); f("%(g %(e", -1.5, -1.5); f("%010f|%-10f|%+10f", -3.5, -3.5, 3.5); f("%.1000000000000f", 1.0); f("%f %f", null, 1f);
        f("%5f|%5.1f|%8.4e", Double.NaN, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY); f("%05f", Double.NaN);
        f("%+f % f %(f", Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);
        DecimalFormatSymbols sy = DecimalFormatSymbols.getInstance(Locale.ROOT);
        for (String pat : new String[]{"0", "#", "0.00", "#.##", "#,##0.0", "00.###E0", "##0.##E0", "0%", "'#'0", "0.00;(0.00)",
                    "$#,##0"}) { DecimalFormat df = new DecimalFormat(pat, sy); StringBuilder sb = new StringBuilder(pat + ":");
            for (double v : new double[]{0, 0.5, 1.5, -1234.565, 1e7, 0.00012, Double.NaN}) { String s = df.format(v);
                for (char c : s.toCharArray()) if (c > 126) s = s.replace("" + c, "<" + (int) c + ">"); sb.append(' ').append(s); }
            System.out.println(sb); }
        try { new DecimalFormat("0.0.0", sy); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { System.out.println(new DecimalFormat("#,##0.##", sy).parse("1,234.5x") + " " + new DecimalFormat("0",
                    sy).parse("99999999999999999999")); new DecimalFormat("0", sy).parse("x1"); }
        catch (ParseException e) { System.out.println(e.getMessage() + e.getErrorOffset()); }
        System.out.println(MessageFormat.format("{0} is {1} and '{'{2}'}' {0,number,#.#} {1,choice,0#none|1#one|1<many}", 3.14159, 2,
                "x")); System.out.println(new ChoiceFormat("0#zero|1#one|2#two+").format(5) + " " + MessageFormat.format("no args {0}",
                new Object[0]));
    }
}
