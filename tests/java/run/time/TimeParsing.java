// Parsing dates and times: resolver styles, partial fields, conflicts, failure messages with positions, optional sections, defaults, case.
import java.text.ParsePosition;
import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;
import java.util.function.*;

public class TimeParsing {
    static void o(Object x) { System.out.println(x); }
    // the fields of a parsed result are kept in a hash map keyed by identity: print them sorted
    static String norm(Object x) {
        String v = String.valueOf(x);
        int a = v.indexOf('{'), b = v.indexOf('}');
        if (a < 0) return v;
        String[] p = v.substring(a + 1, b).split(", ");
        Arrays.sort(p);
        return v.substring(0, a + 1) + String.join(", ", p) + v.substring(b);
    }
    static String t(Supplier<?> s) {
        try { return String.valueOf(s.get()); }
        catch (DateTimeParseException e) { return "!" + norm(e.getMessage()) + "@" + e.getErrorIndex(); }
        catch (DateTimeException e) { return "!!" + norm(e.getMessage()); }
    }
    static DateTimeFormatter f(String p) { return DateTimeFormatter.ofPattern(p, Locale.US); }
    public static void main(String[] args) {
        for (String s : new String[] {"2024-02-29", "2023-02-29", "2024-2-9", "2024-13-01", "24-01-01", "+12345-01-01", "12345-01-01", "-0001-01-01", "2024-02-30", "2024-04-31", "", "2024-01-01 ", " 2024-01-01", "2024/01/01", "2024-01", "xyz", "2024-01-01T00:00", "0000-01-01", "9999999999-01-01"}) o(s + " " + t(() -> LocalDate.parse(s)));
        for (String s : new String[] {"10:15", "10:15:30", "10:15:30.123", "24:00", "10:60", "1:00", "10", "T10:00", "10:15:30,5", "23:59:59.999999999"}) o(s + " " + t(() -> LocalTime.parse(s)));
        for (String s : new String[] {"2024-01-01T10:00Z", "2024-01-01T10:00+01:00", "2024-01-01T10:00+0100", "2024-01-01T10:00+01", "2024-01-01T10:00-18:00", "2024-01-01T10:00+19:00", "2024-01-01T10:00", "2024-01-01T10:00:00.5+05:30:15"}) o(s + " " + t(() -> OffsetDateTime.parse(s)));
        for (ResolverStyle r : ResolverStyle.values()) { StringBuilder sb = new StringBuilder(r + ":"); for (String s : new String[] {"2023-02-29", "2023-04-31", "2023-02-32", "2023-13-01", "2023-00-10"}) sb.append(' ').append(s).append("=").append(t(() -> LocalDate.parse(s, f("uuuu-MM-dd").withResolverStyle(r)))); for (String s : new String[] {"24:00", "25:10", "23:70"}) sb.append(' ').append(s).append("=").append(t(() -> LocalTime.parse(s, f("HH:mm").withResolverStyle(r)))); sb.append(" yyyy=").append(t(() -> LocalDate.parse("2023-01-01", f("yyyy-MM-dd").withResolverStyle(r)))); o(sb); }
        String[][] ps = {{"d MMM uuuu", "5 Mar 2021"}, {"d MMM uuuu", "5 mar 2021"}, {"d MMM uuuu", "5 March 2021"}, {"EEE d MMM uuuu", "Fri 5 Mar 2021"}, {"EEE d MMM uuuu", "Mon 5 Mar 2021"}, {"uu-MM-dd", "70-01-01"}, {"yy-MM-dd", "99-12-31"}, {"uuuuMMdd", "20210305"}, {"uuuuMMdd", "2021035"}, {"uuuu-D", "2024-366"}, {"uuuu-D", "2023-366"}, {"YYYY-'W'ww-e", "2020-W53-6"}, {"uuuu-'Q'q-MM-dd", "2024-Q1-05-01"}, {"G yyyy-MM-dd", "BC 0044-03-15"}, {"M/d/uuuu", "1/2/2003"}, {"M/d/uuuu", "01/02/2003"}, {"MM/dd/uuuu", "1/2/2003"}, {"uuuu[-MM[-dd]]", "2024"}, {"uuuu[-MM[-dd]]", "2024-05-06"}, {"ppppd-MM-uuuu", "   5-03-2021"}, {"uuuu-MM-dd'T'HH", "2024-01-01T05"}, {"'x'uuuu-MM-dd", "y2024-01-01"}, {"QQQ uuuu MM dd", "Q1 2024 02 03"}, {"uuuu-MM-dd", "2024-01-01extra"}, {"L/d/u", "4/5/2024"}};
        for (String[] p : ps) o(p[0] + " <- " + p[1] + " = " + t(() -> LocalDate.parse(p[1], f(p[0]))));
        for (String[] p : new String[][] {{"h:mm a", "12:30 AM"}, {"h:mm a", "12:30 pm"}, {"h:mm a", "13:30 PM"}, {"K:mm a", "0:05 PM"}, {"k:mm", "24:05"}, {"HH:mm:ss.SSS", "01:02:03.4"}, {"HH:mm:ss.SSS", "01:02:03.456"}, {"HHmmss", "010203"}, {"H 'h'", "9 h"}, {"A", "1000"}, {"n", "5"}, {"h:mm", "5:30"}, {"B h", "in the morning 9"}, {"mm:ss", "05:06"}}) o(p[0] + " <- " + p[1] + " = " + t(() -> LocalTime.parse(p[1], f(p[0]))));
        TemporalAccessor ta = f("uuuu MM").parse("2024 05");
        o(norm(ta) + " " + ta.get(ChronoField.MONTH_OF_YEAR) + " " + YearMonth.from(ta) + " " + t(() -> LocalDate.from(ta)) + " " + ta.isSupported(ChronoField.DAY_OF_MONTH) + " " + t(() -> ta.get(ChronoField.DAY_OF_MONTH)) + " " + norm(f("HH:mm VV").parse("10:00 Europe/Paris")) + " " + f("uuuu-MM-dd HH:mm xxx").parse("2024-01-01 10:00 +02:00").query(TemporalQueries.offset()) + " " + f("[uuuu-MM-dd HH:mm][uuuu-MM-dd]").parseBest("2024-01-01", LocalDateTime::from, LocalDate::from) + " " + f("[uuuu-MM-dd HH:mm][uuuu-MM-dd]").parseBest("2024-01-01 05:06", LocalDateTime::from, LocalDate::from) + " " + f("uuuu-MM-dd HH:mm:ss z").parse("2024-07-01 10:00:00 UTC", ZonedDateTime::from));
        ParsePosition pos = new ParsePosition(2); o(DateTimeFormatter.ISO_LOCAL_DATE.parse("xx2024-01-02yy", pos) + " " + pos.getIndex());
        ParsePosition un = new ParsePosition(0); TemporalAccessor ua = f("uuuu-MM-dd").parseUnresolved("2023-99-99", un);
        o((ua != null) + " " + un.getIndex() + " " + ua.getLong(ChronoField.MONTH_OF_YEAR)); ParsePosition er = new ParsePosition(0);
        o(f("uuuu-MM").parseUnresolved("20x4-01", er) + " " + er.getErrorIndex());
        DateTimeFormatter df = new DateTimeFormatterBuilder().appendPattern("uuuu-MM-dd[ HH]").parseDefaulting(ChronoField.HOUR_OF_DAY, 12).parseDefaulting(ChronoField.MINUTE_OF_HOUR, 30).toFormatter(Locale.ROOT);
        o(LocalDateTime.parse("2024-01-01", df) + " " + LocalDateTime.parse("2024-01-01 05", df));
        DateTimeFormatter ci = new DateTimeFormatterBuilder().parseCaseInsensitive().parseLenient().appendPattern("d-MMM-uuuu").toFormatter(Locale.US);
        o(t(() -> LocalDate.parse("5-MAR-2021", ci)) + " " + t(() -> LocalDate.parse("5-xyz-2021", ci)) + " " + LocalDate.parse("3/04", new DateTimeFormatterBuilder().appendPattern("d/MM").parseDefaulting(ChronoField.YEAR, 2000).toFormatter(Locale.ROOT)) + " " + LocalDate.parse("75-01-01", new DateTimeFormatterBuilder().appendValueReduced(ChronoField.YEAR, 2, 2, LocalDate.of(1950, 1, 1)).appendPattern("-MM-dd").toFormatter(Locale.ROOT)) + " " + norm(f("uuuu-MM-dd").withResolverFields(ChronoField.YEAR).parse("2024-05-06")));
        for (String s : new String[] {"Tue, 3 Jun 2008 11:05:30 GMT", "Tue, 03 Jun 2008 11:05:30 +0200", "3 Jun 2008 11:05 GMT", "Mon, 3 Jun 2008 11:05:30 GMT", "3 Jun 08 11:05 GMT"}) o(s + " " + t(() -> ZonedDateTime.parse(s, DateTimeFormatter.RFC_1123_DATE_TIME)));
        for (String s : new String[] {"2012-W48-6", "2012-337", "20121203", "2012-W54-1"}) o(s + " " + t(() -> LocalDate.parse(s, DateTimeFormatter.ISO_WEEK_DATE)) + " " + t(() -> LocalDate.parse(s, DateTimeFormatter.ISO_ORDINAL_DATE)) + " " + t(() -> LocalDate.parse(s, DateTimeFormatter.BASIC_ISO_DATE)));
        o(t(() -> Year.parse("2024")) + t(() -> Year.parse("24")) + t(() -> YearMonth.parse("2024-5")) + t(() -> MonthDay.parse("--02-29")) + t(() -> MonthDay.parse("02-29")) + t(() -> DayOfWeek.from(LocalTime.NOON)) + t(() -> Month.of(0)));
        LocalDate.parse("not a date");
    }
}
