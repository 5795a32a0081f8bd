// DecimalFormat patterns: grouping, exponents, percent, affixes, quoting, rounding modes, parsing and positions, symbols.
import java.math.*;
import java.text.*;
import java.util.*;

public class NumDecimalFormat {
    static void o(Object x) { StringBuilder b = new StringBuilder(); for (char c : String.valueOf(x).toCharArray()) b.append(c < 127 ? "" + c : String.format("\\u%04x", (int) c)); System.out.println(b); }
    static DecimalFormat f(String p) { return new DecimalFormat(p, DecimalFormatSymbols.getInstance(Locale.US)); }
    public static void main(String[] args) throws ParseException {
        String[] ps = {"0", "#", "0.00", "#.##", "#,##0.00", "#,##0.###", "000,000.0", "0.###E0", "00.00E00", "##0.##E0", "0.0%", "#\u2030", "$#,##0.00;($#,##0.00)", "'#'0", "0.00 'units'", "#,####.0", "#.#;neg #.#", "\u00a4#,##0.00", "0;'minus' 0", ".00", "#,##,##0.#", "0.0;-0.0*", "##0.0E0", "x0x"};
        double[] vs = {0, -0.0, 1, -1, 0.5, 1234.565, -1234567.891, 0.000123456, 99.995, 1e10, 12345678901234.5, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (String p : ps) { StringBuilder s = new StringBuilder(p + " :"); DecimalFormat d = f(p); for (double v : vs) s.append(" [").append(d.format(v)).append(']'); o(s + " -> " + d.toPattern()); }
        for (RoundingMode m : RoundingMode.values()) { DecimalFormat d = f("0.0"); d.setRoundingMode(m); StringBuilder s = new StringBuilder(m + ":"); for (double v : new double[] {0.05, 0.15, 0.25, 0.35, -0.25, 1.04, 1.06, 2.0}) try { s.append(' ').append(d.format(v)); } catch (ArithmeticException e) { s.append(" AE"); } o(s); }
        DecimalFormat d = f("#,##0.###");
        o(d.format(1234567890123456789L) + " " + d.format(Long.MIN_VALUE) + " " + d.format(new BigInteger("123456789012345678901234567890")) + " " + d.format(new BigDecimal("-98765432109876543210.98765")) + " " + d.format((Object) 5) + " " + d.format(1e18) + " " + d.format(0.0005) + " " + d.format(0.0015));
        d.setMinimumFractionDigits(2); d.setMaximumIntegerDigits(4); o(d.format(1234567.1) + " " + d.toPattern()); d.setGroupingSize(2);
        d.setDecimalSeparatorAlwaysShown(true); d.setPositivePrefix("+"); d.setNegativeSuffix("-"); d.setMultiplier(10);
        o(d.format(123.4) + " " + d.format(-5) + " " + d.toPattern() + " " + d.getMultiplier() + d.isDecimalSeparatorAlwaysShown());
        try { d.format("text"); } catch (IllegalArgumentException e) { o(e.getMessage()); }
        for (String bad : new String[] {"0.0.0", "#0#", "0,", "0E", "0.0E", "'abc", "#,##0.#0", "0;0;0", ",0.,", "0%%", "%0\u2030", "#,#E0"}) try { o(bad + " ok " + f(bad).toPattern()); } catch (IllegalArgumentException e) { o(bad + " " + e.getMessage()); }
        DecimalFormat p = f("#,##0.00;(#,##0.00)");
        for (String s : new String[] {"1,234.50", "(7.25)", "12abc", "abc", "1,2,3", "1.2.3", "", "-5", "\u221e", "1e3", "1E3", "  5", "0.1", "99999999999999999999"}) { ParsePosition pos = new ParsePosition(0); Number n = p.parse(s, pos); o("[" + s + "] " + n + " " + (n == null ? "" : n.getClass().getSimpleName()) + " idx " + pos.getIndex() + " err " + pos.getErrorIndex()); }
        try { p.parse("zzz"); } catch (ParseException e) { o(e.getMessage() + " @" + e.getErrorOffset()); } p.setParseBigDecimal(true);
        o(p.parse("1,234.5678901234567890123") + " " + p.parse("1").getClass().getSimpleName()); p.setParseIntegerOnly(true); o(p.parse("12.9"));
        DecimalFormat e = f("0.##E0");
        o(e.parse("1.25E3") + " " + e.parse("5E-2") + " " + f("0%").parse("45%") + " " + f("$0").parse("$12") + " " + f("0").parse("NaN"));
        DecimalFormatSymbols sy = new DecimalFormatSymbols(Locale.US); sy.setDecimalSeparator('!'); sy.setGroupingSeparator('_'); sy.setMinusSign('~');
        sy.setZeroDigit('\u0660'); sy.setInfinity("INF"); sy.setNaN("nope"); sy.setExponentSeparator("^"); DecimalFormat c = new DecimalFormat("#,##0.0", sy);
        o(c.format(-1234.5) + " " + c.format(1 / 0.0) + " " + c.format(0 / 0.0) + " " + new DecimalFormat("0.0E0", sy).format(12345) + " " + c.parse(c.format(-1234.5)));
        StringBuffer sb = new StringBuffer("["); FieldPosition fp = new FieldPosition(NumberFormat.Field.FRACTION); f("#,##0.00").format(1234.5, sb, fp);
        o(sb + "] " + fp.getBeginIndex() + "-" + fp.getEndIndex()); AttributedCharacterIterator it = f("$#,##0.0%").formatToCharacterIterator(-12.345);
        StringBuilder at = new StringBuilder();
        for (char ch = it.first(); ch != CharacterIterator.DONE; ch = it.next()) { at.append(ch); for (Object k : new TreeSet<>(it.getAttributes().keySet().stream().map(Object::toString).toList())) at.append('{').append(k.toString().replaceAll(".*\\((.*)\\)", "$1")).append('}'); }
        o(at);
        o(f("0.0").equals(f("0.0")) + " " + f("0.0").equals(f("0.00")) + " " + f("0.0").hashCode() + " " + f("#").clone().equals(f("#")) + " " + f("0").getMaximumIntegerDigits() + " " + f("0.00##").getMaximumFractionDigits() + " " + f("#,##0").getGroupingSize());
        DecimalFormat de = new DecimalFormat("#,##0.00", DecimalFormatSymbols.getInstance(Locale.GERMANY));
        o(de.format(-1234567.891) + " " + de.parse("1.234,5") + " " + de.toLocalizedPattern());
    }
}
