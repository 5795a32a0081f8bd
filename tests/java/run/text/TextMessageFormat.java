// MessageFormat and ChoiceFormat: arguments, quoting, nested formats, plural choices, parsing back, failures, toPattern.
import java.text.*;
import java.util.*;

public class TextMessageFormat {
    static void o(Object x) { StringBuilder b = new StringBuilder(); for (char c : String.valueOf(x).toCharArray()) b.append(c < 127 ? "" + c : String.format("\\u%04x", (int) c)); System.out.println(b); }
    static String t(java.util.function.Supplier<?> s) { try { return String.valueOf(s.get()); } catch (RuntimeException e) { return e.getClass().getSimpleName() + "(" + e.getMessage() + ")"; } }
    static String m(String p, Object... a) { return t(() -> new MessageFormat(p, Locale.US).format(a)); }
    public static void main(String[] args) throws ParseException {
        Date d = new Date(0); TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        o(m("{0} {1} {0}", "a", 5) + "|" + m("{0}", 1234567.891) + "|" + m("{2} {0}", "x") + "|" + m("none") + "|" + m("it''s '{0}' {0}", 1) + "|" + m("'quoted {0}' and {0}", 2) + "|" + m("a ' b {0}", 3) + "|" + m("'{'{0}'}'", 4) + "|" + m("{0,number} {0,number,integer} {0,number,#.##} {0,number,percent} {0,number,currency}", 1234.567) + "|" + m("{0,date,yyyy-MM-dd} {0,time,HH:mm:ss}", d) + "|" + m("{0}{1}", null, true) + "|" + m("{0}", new Object[] {List.of(1, 2)}));
        for (String p : new String[] {"{", "}", "{0", "{x}", "{-1}", "{0,}", "{0,foo}", "{0,number", "{0,number,#.#.#}", "{0,choice}", "{0,choice,bad}", "{}", "{ 0 }", "{0 , number}", "{99}", "{0}}", "'{0}", "{0,date,bogus}", "{00}", "{1000000000000}"}) o(p + " -> " + m(p, 5, 6));
        o(t(() -> new MessageFormat(null)) + " " + t(() -> MessageFormat.format("{0,number}", "notnum")) + " " + t(() -> new MessageFormat("{0}").format(null)));
        MessageFormat pl = new MessageFormat("There {0,choice,0#are no files|1#is one file|1<are {0,number,integer} files} in {1}.", Locale.US);
        for (int i : new int[] {-1, 0, 1, 2, 1234}) o(pl.format(new Object[] {i, "dir"}));
        o(pl.toPattern()); ChoiceFormat c = new ChoiceFormat("-1#neg|0#zero|1#one|1.0<more|10\u2264ten+");
        for (double x : new double[] {-5, -1, -0.5, 0, 0.5, 1, 1.5, 9.99, 10, 1e9, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) System.out.print(c.format(x) + " ");
        o(""); o(c.toPattern() + " " + Arrays.toString(c.getLimits()) + Arrays.toString(c.getFormats()));
        ChoiceFormat w = new ChoiceFormat(new double[] {1, 2, 3, 4, 5, 6, 7}, new String[] {"Sun", "Mon", "Tue", "Wed", "Thur", "Fri", "Sat"});
        ParsePosition pp = new ParsePosition(0);
        o(w.format(5) + " " + w.parse("Tue", pp) + pp.getIndex() + " " + w.parse("xyz", new ParsePosition(0)) + " " + ChoiceFormat.nextDouble(1) + " " + ChoiceFormat.previousDouble(1) + " " + ChoiceFormat.nextDouble(0.0) + " " + w.equals(new ChoiceFormat(w.toPattern())) + " " + w.hashCode());
        o(t(() -> new ChoiceFormat("a#b")) + " " + t(() -> new ChoiceFormat("1#a|0#b")) + " " + t(() -> new ChoiceFormat(new double[] {1}, new String[0])) + " " + t(() -> new ChoiceFormat("").format(1)));
        MessageFormat mf = new MessageFormat("{0} owes {1,number,#.##} to {2}", Locale.US);
        o(Arrays.toString(mf.parse("Ann owes 12.5 to Bob")) + " " + mf.parse("nope", new ParsePosition(0)) + " " + Arrays.toString(mf.parse(mf.format(new Object[] {"x", 3, "y"}))));
        try { mf.parse("Ann owes to"); } catch (ParseException e) { o(e.getMessage() + " " + e.getErrorOffset()); }
        o(Arrays.toString(new MessageFormat("{0}-{0}").parse("a-b")) + Arrays.toString(new MessageFormat("x{1}y").parse("x5y")) + mf.toPattern() + " " + mf.getFormats().length + Arrays.toString(mf.getFormatsByArgumentIndex()).contains("DecimalFormat"));
        mf.setFormatByArgumentIndex(1, new DecimalFormat("000.0", DecimalFormatSymbols.getInstance(Locale.US)));
        mf.setFormat(0, new ChoiceFormat("0#zero|1#one")); o(mf.format(new Object[] {1, 7.25, "z"})); mf.applyPattern("{1}{0}");
        o(mf.format(new Object[] {"b", "a"}) + mf.equals(new MessageFormat("{1}{0}", Locale.US)) + mf.clone().equals(mf) + mf.getLocale());
        o(new MessageFormat("{0,number}", Locale.GERMANY).format(new Object[] {1234.5}) + " " + new MessageFormat("{0,number}", Locale.FRANCE).format(new Object[] {1234.5}));
        StringBuffer sb = new StringBuffer(); FieldPosition fp = new FieldPosition(MessageFormat.Field.ARGUMENT);
        new MessageFormat("abc {0} {1}", Locale.US).format(new Object[] {"first", "second"}, sb, fp);
        o(sb + " " + fp.getBeginIndex() + "-" + fp.getEndIndex());
        AttributedCharacterIterator it = new MessageFormat("<{0}:{1}>", Locale.US).formatToCharacterIterator(new Object[] {"k", 5});
        StringBuilder at = new StringBuilder();
        for (char ch = it.first(); ch != CharacterIterator.DONE; ch = it.next()) at.append(ch).append(it.getAttribute(MessageFormat.Field.ARGUMENT)).append(' ');
        o(at);
        o(MessageFormat.format("{0,choice,0#none|1#one|2#{0} things}", 2) + MessageFormat.format("{0}{0}{1}", "x", "y") + MessageFormat.format("I''m {0}", "ok"));
    }
}
