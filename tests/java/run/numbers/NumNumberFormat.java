// NumberFormat factories for explicit locales: numbers, integers, currency, percent; parsing back; symbols.
import java.math.*;
import java.text.*;
import java.util.*;

public class NumNumberFormat {
    static void o(Object x) { StringBuilder b = new StringBuilder(); for (char c : String.valueOf(x).toCharArray()) b.append(c < 127 ? "" + c : String.format("\\u%04x", (int) c)); System.out.println(b); }
    public static void main(String[] args) throws ParseException {
        Locale[] ls = {Locale.ROOT, Locale.US, Locale.UK, Locale.GERMANY, Locale.FRANCE, Locale.JAPAN, new Locale("de", "CH")};
        for (Locale l : ls) { NumberFormat n = NumberFormat.getInstance(l), i = NumberFormat.getIntegerInstance(l), c = NumberFormat.getCurrencyInstance(l), p = NumberFormat.getPercentInstance(l); o(l + ": " + n.format(-1234567.891) + " | " + i.format(2.5) + " " + i.format(3.5) + " | " + c.format(-1234.5) + " " + c.format(0.005) + " | " + p.format(0.256) + " " + p.format(-12.5) + " | " + n.parse(n.format(1234567.5)) + " " + c.parse(c.format(99.5)) + " " + p.parse(p.format(0.25)) + " | " + (l.getCountry().isEmpty() ? "-" : c.getCurrency())); }
        NumberFormat n = NumberFormat.getInstance(Locale.US); n.setMaximumFractionDigits(2); n.setMinimumFractionDigits(1); n.setGroupingUsed(false);
        n.setMinimumIntegerDigits(3); o(n.format(1.255) + " " + n.format(12345.6) + " " + n.format(7) + " " + n.getRoundingMode());
        n.setRoundingMode(RoundingMode.UP); o(n.format(1.251) + " " + n.format(new BigDecimal("0.0001")) + " " + n.format(new BigInteger("5")));
        n.setParseIntegerOnly(true); o(n.parse("12.75") + " " + n.isParseIntegerOnly() + n.isGroupingUsed() + n.getMaximumIntegerDigits());
        try { n.parse("abc"); } catch (ParseException e) { o(e.getMessage() + " " + e.getErrorOffset()); }
        try { n.setRoundingMode(null); } catch (NullPointerException e) { o("NPE"); } n.setMaximumFractionDigits(-5);
        o(n.getMaximumFractionDigits() + " " + n.getMinimumFractionDigits() + " " + n.format(5.7));
        NumberFormat cc = NumberFormat.getCurrencyInstance(Locale.US); cc.setCurrency(Currency.getInstance("EUR")); o(cc.format(1234.5));
        cc.setCurrency(Currency.getInstance("JPY")); o(cc.format(1234.5) + " " + cc.getMaximumFractionDigits());
        cc = NumberFormat.getCurrencyInstance(Locale.JAPAN); o(cc.format(1234.5) + " " + cc.getMaximumFractionDigits());
        for (Locale l : new Locale[] {Locale.US, Locale.GERMANY, Locale.FRANCE, new Locale("de", "CH")}) { DecimalFormatSymbols s = DecimalFormatSymbols.getInstance(l); o(l + " " + s.getDecimalSeparator() + s.getGroupingSeparator() + s.getMinusSign() + s.getPercent() + s.getPerMill() + s.getZeroDigit() + " " + s.getInfinity() + s.getNaN() + s.getExponentSeparator() + s.getCurrencySymbol() + s.getInternationalCurrencySymbol() + s.getMonetaryDecimalSeparator() + s.getPatternSeparator()); }
        o(String.format(Locale.GERMANY, "%,.2f", 1234567.891) + " " + String.format(Locale.FRANCE, "%,d", 1234567) + " " + String.format(Locale.JAPAN, "%,.3f", -9876.54321) + " " + String.format((Locale) null, "%,d", 1000000));
    }
}
