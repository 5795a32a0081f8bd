// Formatter beyond numbers: strings, chars, booleans, hashes, argument indexes, Formattable, dates, Appendables, printf streams.
import java.io.*;
import java.time.*;
import java.util.*;

public class TextFormatMisc {
    static void o(Object x) { System.out.println(x); }
    static String f(String p, Object... a) { try { return "[" + String.format(Locale.US, p, a) + "]"; } catch (IllegalFormatException e) { return "!" + e.getClass().getSimpleName() + "(" + e.getMessage() + ")"; } }
    static class Pt implements Formattable { final int x, y; Pt(int x, int y) { this.x = x; this.y = y; } public void formatTo(Formatter f, int flags, int w, int p) { StringBuilder s = new StringBuilder(); s.append((flags & FormattableFlags.ALTERNATE) != 0 ? "Point" : "").append('(').append(x).append(',').append(y).append(')'); String r = p >= 0 && s.length() > p ? s.substring(0, p) : s.toString(); if ((flags & FormattableFlags.UPPERCASE) != 0) r = r.toUpperCase(Locale.ROOT); while (r.length() < w) r = (flags & FormattableFlags.LEFT_JUSTIFY) != 0 ? r + "." : "." + r; f.format("%s", r); } @Override public String toString() { return "Pt"; } }
    public static void main(String[] args) throws IOException {
        o(f("%s %S %10s %-10s| %.3s %10.2s %-6.1s|", "Text", "Text", "abc", "abc", "abcdef", "xyz", "pqr"));
        o(f("%s %s %s %s %s", null, true, 'c', 1.5, List.of(1, "x")) + f("%S %S", null, List.of("a")));
        o(f("%c %C %c %c %5c %-5c| %c", 'a', 'b', 65, (byte) 66, 'x', 'y', null) + f("%c", 0x1F600).length() + f("%c", (short) 67));
        o(f("%b %B %b %b %b %6b|%-7b|%.2b", true, false, null, "x", 0, true, false, true)); o(f("%h %H %h %10h %h", "hello", "hello", null, "a", 255));
        o(f("%2$s %1$s %2$s %s %s", "a", "b") + f("%s %<s %<S %s", "x", "y") + f("%1$s %s %3$s %s", "p", "q", "r") + f("%3$s", "a", "b") + f("%<s", "a") + f("%s %s", "one") + f("%s", "a", "extra") + f("%1$s%1$s%1$10s|", "z"));
        o(f("%s %10s %-14S| %#s %.4s %#20.9s", new Pt(1, 2), new Pt(3, 4), new Pt(5, 6), new Pt(7, 8), new Pt(99, 99), new Pt(0, 0)) + f("%h", 5));
        Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US); c.setTimeInMillis(1709211845678L);
        o(f("%tY-%<tm-%<td %<tH:%<tM:%<tS.%<tL %<tZ %<tz", c) + f("%tA %<ta %<tB %<tb %<th %<te %<tj %<tC %<ty %<tI %<tl %<tk %<tp %<Tp", c) + f("%tD %<tF %<tR %<tT %<tr %<tc %<ts %<tQ %<tN", c));
        LocalDateTime ldt = LocalDateTime.of(2001, 9, 9, 1, 46, 40, 123456789);
        o(f("%tF %<tT %<tN %<tL %<tA %<tp", ldt) + f("%tc", ZonedDateTime.of(ldt, ZoneId.of("Europe/Paris"))) + f("%tD %<tF", LocalDate.of(1999, 12, 31)) + f("%tT %<tr", LocalTime.of(13, 5, 9)) + f("%tZ", ldt) + f("%tH", LocalDate.of(2000, 1, 1)) + f("%tY", "x") + f("%tY", 5) + f("%TB %<20tB|%<-12tA|", c) + f("%ts", Instant.ofEpochSecond(99)));
        StringBuilder sb = new StringBuilder("pre "); Formatter fm = new Formatter(sb, Locale.ROOT); fm.format("%d-", 1).format("%s;", "two");
        o(fm + " " + (fm.out() == sb) + " " + fm.locale().equals(Locale.ROOT) + " " + fm.ioException()); fm.close();
        try { fm.format("x"); } catch (FormatterClosedException e) { o("closed " + e.getMessage()); }
        Formatter bad = new Formatter(new Appendable() { public Appendable append(CharSequence s) throws IOException { throw new IOException("disk full"); } public Appendable append(CharSequence s, int a, int b) throws IOException { throw new IOException("disk full"); } public Appendable append(char ch) throws IOException { throw new IOException("disk full"); } });
        bad.format("x%d", 1); o(bad.ioException().getMessage()); StringWriter sw = new StringWriter(); PrintWriter pw = new PrintWriter(sw);
        pw.printf(Locale.US, "%5.2f|", 3.14159).format("%s", "w").flush(); o(sw); ByteArrayOutputStream bo = new ByteArrayOutputStream();
        PrintStream ps = new PrintStream(bo, true, "US-ASCII"); ps.printf("%s %c%n", "caf\u00e9", '\u20ac'); o(bo.toString("US-ASCII").trim());
        o("%d-%s".formatted(5, "x") + " " + String.format("no args %%") + " " + String.format("%n").length() + " " + String.format("") + "|" + String.format("%-20s|%20s", "left", "right") + String.format("|%s", new int[0].length));
        o(f("%s", new Object() { @Override public String toString() { return null; } }) + f("%s", (Object) new String[] {"q"}.length) + f("%s %s", (Object[]) new String[] {"p", "q"}) + f("%s", (Object[]) null) + f("%d %s", 1, null));
        String[][] table = {{"Name", "Qty", "Price"}, {"nut", "12", "0.5"}, {"gear wheel", "3", "1999.999"}};
        for (String[] r : table) o(String.format(Locale.ROOT, "%-12s|%5s|%10.6s|", (Object[]) r));
        for (int i = 0; i < 3; i++) System.out.printf(Locale.US, "%" + (i + 4) + "d%-" + (i + 3) + "s|%n", i * 111, "ab");
        System.out.format("%s%n", "done"); System.err.printf("%s to err%n", "also"); StringBuilder tri = new StringBuilder();
        for (int i = 0; i < 4; i++) tri.append(String.format("%" + (5 - i) + "s%s;", "", "*".repeat(2 * i + 1)));
        o(tri);
        try { String.format(null); } catch (NullPointerException e) { o("NPE"); }
        try { String.format("%s", new Object() { @Override public String toString() { throw new IllegalStateException("in toString"); } }); } catch (IllegalStateException e) { o(e.getMessage()); }
    }
}
