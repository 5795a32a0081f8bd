// SimpleDateFormat with fixed zones and Locale.US: every pattern letter, quoting, parsing lenient and strict, positions, symbols, failures.
import java.text.*;
import java.util.*;

public class TextSimpleDate {
    static void o(Object x) { StringBuilder b = new StringBuilder(); for (char c : String.valueOf(x).toCharArray()) b.append(c > 31 && c < 127 ? "" + c : String.format("\\u%04x", (int) c)); System.out.println(b); }
    static final TimeZone UTC = TimeZone.getTimeZone("UTC"), NY = TimeZone.getTimeZone("America/New_York"), IN = TimeZone.getTimeZone("Asia/Kolkata");
    static SimpleDateFormat f(String p, TimeZone z) { SimpleDateFormat s = new SimpleDateFormat(p, Locale.US); s.setTimeZone(z); s.set2DigitYearStart(new Date(0)); return s; }
    public static void main(String[] args) throws ParseException {
        long[] ts = {0L, 1709211845678L, -1L, 951782399999L, -62135596800000L, 253402300799999L, 1699164000000L};
        for (String p : new String[] {"yyyy-MM-dd HH:mm:ss.SSS", "yy M d H m s S", "EEE, d MMM yyyy hh:mm a z", "EEEE MMMM dd", "G yyyyy D w W F E u", "YYYY-'W'ww-u", "k K h H", "Z X XX XXX zzzz", "'quoted ''text''' y", "yyyyMMddHHmmss", "LLLL MMMMM", "h 'o''clock' a", "SS SSSSS", "yyy yyyyyy", ""}) { StringBuilder s = new StringBuilder(p + ":"); for (long t : ts) s.append(" [").append(f(p, UTC).format(new Date(t))).append(']'); o(s); }
        for (TimeZone z : new TimeZone[] {UTC, NY, IN, TimeZone.getTimeZone("GMT-03:30")}) o(z.getID() + " " + f("yyyy-MM-dd HH:mm zzz Z XXX zzzz", z).format(new Date(1699164000000L)) + " " + f("HH:mm z", z).format(new Date(1699167600000L)));
        String[][] ps = {{"yyyy-MM-dd", "2024-02-29"}, {"yyyy-MM-dd", "2023-02-29"}, {"yyyy-MM-dd", "2024-13-45"}, {"yyyy-MM-dd", "24-1-1"}, {"yy-MM-dd", "24-1-1"}, {"yy-MM-dd", "99-1-1"}, {"yyyy-MM-dd", "2024-02-29xyz"}, {"yyyy-MM-dd", "x2024"}, {"yyyyMMdd", "20240229"}, {"d MMM yyyy", "5 Mar 2021"}, {"d MMM yyyy", "5 march 2021"}, {"EEE d MMM yyyy", "Mon 5 Mar 2021"}, {"HH:mm z", "10:30 GMT+2:00"}, {"HH:mm Z", "10:30 -0800"}, {"HH:mm XXX", "10:30 +05:30"}, {"HH:mm X", "10:30 Z"}, {"hh:mm a", "12:00 AM"}, {"hh:mm a", "12:30 PM"}, {"kk:mm", "24:15"}, {"HH:mm", "25:70"}, {"ss.SSS", "1.5"}, {"yyyy D", "2024 366"}, {"YYYY ww u", "2020 53 5"}, {"yyyy-MM-dd", ""}, {"G yyyy", "BC 44"}, {"'at' H", "at 9"}, {"'at' H", "on 9"}, {"H  m", "5 6"}, {"S", "1234"}, {"yyyy", "-5"}};
        for (String[] q : ps) { SimpleDateFormat s = f(q[0], UTC); ParsePosition pos = new ParsePosition(0); Date d = s.parse(q[1], pos); SimpleDateFormat st = f(q[0], UTC); st.setLenient(false); String strict; try { strict = "" + st.parse(q[1]).getTime(); } catch (ParseException e) { strict = e.getMessage() + "@" + e.getErrorOffset(); } o(q[0] + " <- " + q[1] + " : " + (d == null ? "null" : "" + d.getTime()) + " idx " + pos.getIndex() + " err " + pos.getErrorIndex() + " strict " + strict); }
        for (String bad : new String[] {"yyyy-bb", "'open", "XXXX", "q", "yyyy 'ok' P", "''", "\\d"}) try { o(bad + " ok " + f(bad, UTC).format(new Date(0))); } catch (IllegalArgumentException e) { o(bad + " " + e.getMessage()); }
        try { f("yyyy", UTC).parse("abc"); } catch (ParseException e) { o(e.getMessage() + " " + e.getErrorOffset()); }
        try { f("yyyy", UTC).format("str"); } catch (IllegalArgumentException e) { o(e.getMessage()); }
        o(f("yyyy", UTC).format((Object) 0L) + " " + f("d.M.yy", UTC).toPattern() + " " + f("yy", UTC).get2DigitYearStart().getTime());
        DateFormatSymbols y = new DateFormatSymbols(Locale.US);
        y.setShortMonths(new String[] {"i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", ""});
        y.setAmPmStrings(new String[] {"before", "after"}); SimpleDateFormat c = f("MMM hh a", UTC); c.setDateFormatSymbols(y);
        o(c.format(new Date(ts[1])) + " " + c.parse("iv 03 after").getTime() + " " + Arrays.toString(y.getWeekdays()) + Arrays.toString(y.getEras()));
        StringBuffer sb = new StringBuffer(); FieldPosition fp = new FieldPosition(DateFormat.Field.MONTH);
        f("yyyy MMMM dd", UTC).format(new Date(0), sb, fp); o(sb + " " + fp.getBeginIndex() + "-" + fp.getEndIndex());
        for (int st = 0; st < 4; st++) { DateFormat df = DateFormat.getDateTimeInstance(st, st, Locale.US); df.setTimeZone(UTC); DateFormat de = DateFormat.getDateInstance(st, Locale.GERMANY); de.setTimeZone(UTC); o(df.format(new Date(ts[1])) + " | " + de.format(new Date(ts[1]))); }
        SimpleDateFormat iso = f("yyyy-MM-dd'T'HH:mm:ss.SSSXXX", NY);
        long h = 0;
        for (int i = 0; i < 200; i++) { Date d = new Date(i * 86400000L * 37 + i * 12345678L); String s = iso.format(d); if (iso.parse(s).getTime() != d.getTime()) o("BAD " + s); h = h * 31 + s.hashCode(); }
        o(h);
        SimpleDateFormat gap = f("yyyy-MM-dd HH:mm", NY);
        o(gap.parse("2023-03-12 02:30").getTime() + " " + gap.format(gap.parse("2023-03-12 02:30")) + " " + gap.parse("2023-11-05 01:30").getTime());
        gap.setLenient(false);
        try { gap.parse("2023-03-12 02:30"); o("accepted"); } catch (ParseException e) { o(e.getMessage()); }
    }
}
