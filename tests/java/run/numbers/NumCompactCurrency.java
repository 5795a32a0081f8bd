// Compact number formats and Currency with explicit locales.
import java.text.*;
import java.util.*;

public class NumCompactCurrency {
    static void o(Object x) { StringBuilder b = new StringBuilder(); for (char c : String.valueOf(x).toCharArray()) b.append(c < 127 ? "" + c : String.format("\\u%04x", (int) c)); System.out.println(b); }
    public static void main(String[] args) throws ParseException {
        for (Locale l : new Locale[] {Locale.US, Locale.GERMANY, Locale.JAPAN}) for (NumberFormat.Style s : NumberFormat.Style.values()) { NumberFormat c = NumberFormat.getCompactNumberInstance(l, s); StringBuilder b = new StringBuilder(l + " " + s + ":"); for (long v : new long[] {0, 7, 999, 1000, 1499, 1500, 12345, 999999, 1000000, 123456789, -2500, 1234567890123L}) b.append(' ').append(c.format(v)); c.setMaximumFractionDigits(2); b.append(" | ").append(c.format(1234567)).append(' ').append(c.format(-1555)); o(b); }
        NumberFormat cu = NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT);
        o(cu.parse("5K") + " " + cu.parse("1M") + " " + cu.parse("-3B"));
        for (String code : new String[] {"USD", "EUR", "JPY", "KWD", "CHF", "XXX"}) { Currency c = Currency.getInstance(code); o(c + " " + c.getDefaultFractionDigits() + " " + c.getNumericCode() + " " + c.getNumericCodeAsString() + " " + c.getSymbol(Locale.US) + " " + c.getSymbol(Locale.GERMANY) + " " + c.getDisplayName(Locale.US)); }
        try { Currency.getInstance("ABCD"); } catch (IllegalArgumentException e) { o("IAE"); }
        try { Currency.getInstance(Locale.GERMAN); } catch (IllegalArgumentException e) { o("IAE"); }
        o(Currency.getInstance(Locale.UK) + " " + Currency.getInstance(new Locale("", "IN")) + " " + (Currency.getInstance("USD") == Currency.getInstance(Locale.US)));
        o(String.format(new Locale("ar", "EG"), "%d", 12345) + " " + String.format(Locale.US, "%,d", 123456789));
    }
}
