// Date, Calendar, GregorianCalendar and TimeZone with fixed zones: add and roll, lenient fields, the 1582 cutover, weeks, offsets, conversions.
import java.text.*;
import java.util.*;

public class TimeLegacyCalendar {
    static void o(Object x) { System.out.println(x); }
    static final TimeZone UTC = TimeZone.getTimeZone("UTC"), NY = TimeZone.getTimeZone("America/New_York");
    static GregorianCalendar g(TimeZone z, int... f) { GregorianCalendar c = new GregorianCalendar(z, Locale.US); c.clear(); int[] k = {Calendar.YEAR, Calendar.MONTH, Calendar.DAY_OF_MONTH, Calendar.HOUR_OF_DAY, Calendar.MINUTE, Calendar.SECOND}; for (int i = 0; i < f.length; i++) c.set(k[i], f[i]); return c; }
    static String s(Calendar c) { SimpleDateFormat f = new SimpleDateFormat("G yyyy-MM-dd HH:mm:ss.SSS Z", Locale.US); f.setCalendar((Calendar) c.clone()); f.setTimeZone(c.getTimeZone()); return f.format(c.getTime()); }
    public static void main(String[] args) {
        GregorianCalendar c = g(UTC, 2024, Calendar.JANUARY, 31, 10, 20, 30);
        int[] fs = {Calendar.YEAR, Calendar.MONTH, Calendar.DATE, Calendar.DAY_OF_YEAR, Calendar.DAY_OF_WEEK, Calendar.DAY_OF_WEEK_IN_MONTH, Calendar.WEEK_OF_YEAR, Calendar.WEEK_OF_MONTH, Calendar.HOUR, Calendar.HOUR_OF_DAY, Calendar.AM_PM, Calendar.MINUTE, Calendar.ERA};
        String[] ns = {"Y", "M", "D", "DY", "DW", "DWM", "WY", "WM", "h", "H", "AP", "m", "E"};
        for (int i = 0; i < fs.length; i++) { Calendar a = (Calendar) c.clone(), b = (Calendar) c.clone(), r = (Calendar) c.clone(), q = (Calendar) c.clone(); a.add(fs[i], 1); b.add(fs[i], -13); r.roll(fs[i], 1); q.roll(fs[i], -13); o(ns[i] + "=" + c.get(fs[i]) + " add1 " + s(a) + " add-13 " + s(b) + " roll1 " + s(r) + " roll-13 " + s(q) + " " + c.getActualMinimum(fs[i]) + ".." + c.getActualMaximum(fs[i]) + " " + c.getMinimum(fs[i]) + ".." + c.getMaximum(fs[i]) + " " + c.getGreatestMinimum(fs[i]) + c.getLeastMaximum(fs[i])); }
        o(s(g(UTC, 2024, 14, 35)) + " " + s(g(UTC, 2024, 0, 0)) + " " + s(g(UTC, 2024, 1, 30, 25, 61, 61)) + " " + s(g(UTC, 0, 0, 1)) + " " + s(g(UTC, -5, 5, 5)) + " " + s(g(UTC, 1582, 9, 4)) + " " + s(g(UTC, 1582, 9, 10)) + " " + s(g(UTC, 1582, 9, 15)) + " " + g(UTC, 1582, 9, 4).getActualMaximum(Calendar.DAY_OF_YEAR) + " " + g(UTC, 1900, 1, 1).getActualMaximum(Calendar.DATE) + g(UTC, 1500, 1, 1).getActualMaximum(Calendar.DATE));
        GregorianCalendar cut = g(UTC, 1582, 9, 4); cut.add(Calendar.DATE, 1); GregorianCalendar pro = new GregorianCalendar(UTC, Locale.US);
        pro.setGregorianChange(new Date(Long.MIN_VALUE)); pro.setTimeInMillis(cut.getTimeInMillis());
        o(s(cut) + " " + s(pro) + " " + cut.isLeapYear(1500) + pro.isLeapYear(1500) + cut.isLeapYear(2000) + cut.isLeapYear(1900));
        Calendar strict = g(UTC, 2023, 1, 29); strict.setLenient(false);
        try { strict.getTime(); o("?"); } catch (IllegalArgumentException e) { o(e.getMessage()); }
        try { c.get(99); } catch (ArrayIndexOutOfBoundsException e) { o(e.getMessage()); }
        try { Calendar x = (Calendar) c.clone(); x.add(99, 1); } catch (RuntimeException e) { o(e.getClass().getSimpleName()); }
        for (int[] f : new int[][] {{2023, 2, 12, 1, 30}, {2023, 2, 12, 2, 30}, {2023, 10, 5, 1, 30}, {2023, 6, 4, 12}}) { GregorianCalendar d = g(NY, f); o(s(d) + " " + d.getTimeInMillis() + " zone " + d.get(Calendar.ZONE_OFFSET) + " dst " + d.get(Calendar.DST_OFFSET) + " " + NY.inDaylightTime(d.getTime())); d.add(Calendar.DATE, 1); GregorianCalendar e = g(NY, f); e.add(Calendar.HOUR_OF_DAY, 24); o("  +1d " + s(d) + " +24h " + s(e)); }
        o(NY.getOffset(0) + " " + NY.getRawOffset() + " " + NY.getDSTSavings() + " " + NY.useDaylightTime() + " " + NY.getID() + " " + NY.getDisplayName(false, TimeZone.SHORT, Locale.US) + " " + NY.getDisplayName(true, TimeZone.LONG, Locale.US) + " " + TimeZone.getTimeZone("GMT+5:45").getRawOffset() + " " + TimeZone.getTimeZone("Nowhere").getID() + " " + TimeZone.getTimeZone("GMT+99").getID() + " " + NY.hasSameRules(TimeZone.getTimeZone("America/Toronto")) + " " + NY.toZoneId() + " " + TimeZone.getTimeZone(java.time.ZoneId.of("+03:00")).getID());
        SimpleTimeZone st = new SimpleTimeZone(3600000, "X/Y", Calendar.MARCH, -1, Calendar.SUNDAY, 7200000, Calendar.OCTOBER, -1, Calendar.SUNDAY, 10800000);
        GregorianCalendar sc = g(st, 2024, 2, 31, 2, 30);
        o(s(sc) + " " + st.getOffset(sc.getTimeInMillis()) + " " + st.inDaylightTime(new Date(1720000000000L)) + " " + st);
        for (int y : new int[] {2015, 2016, 2020, 2021}) { GregorianCalendar w = g(UTC, y, 0, 1), i = new GregorianCalendar(UTC, Locale.GERMANY); i.setTime(w.getTime()); o(y + " " + w.get(Calendar.WEEK_OF_YEAR) + " " + w.getWeekYear() + " " + w.getWeeksInWeekYear() + " iso " + i.get(Calendar.WEEK_OF_YEAR) + " " + i.getWeekYear() + " " + i.getWeeksInWeekYear() + " " + w.getFirstDayOfWeek() + i.getFirstDayOfWeek() + w.getMinimalDaysInFirstWeek() + i.getMinimalDaysInFirstWeek()); i.setWeekDate(y, 10, Calendar.WEDNESDAY); o("  " + s(i)); }
        GregorianCalendar m = g(UTC, 2024, 0, 1);
        m.set(Calendar.DAY_OF_WEEK, Calendar.FRIDAY); m.set(Calendar.WEEK_OF_MONTH, 3); String wm = s(m); m.set(Calendar.DAY_OF_YEAR, 60); o(wm + " " + s(m));
        m.set(Calendar.MONTH, 5); m.set(Calendar.DAY_OF_WEEK_IN_MONTH, -1); m.set(Calendar.DAY_OF_WEEK, Calendar.MONDAY); o(s(m));
        Date d = new Date(1234567890123L);
        o(d.getTime() + " " + d.compareTo(new Date(0)) + d.before(new Date(0)) + d.after(new Date(0)) + d.equals(new Date(1234567890123L)) + d.hashCode() + " " + d.toInstant() + " " + Date.from(java.time.Instant.EPOCH).getTime() + " " + Date.UTC(124, 1, 29, 12, 0, 0) + " " + c.toZonedDateTime() + " " + GregorianCalendar.from(java.time.ZonedDateTime.of(2024, 1, 1, 0, 0, 0, 0, java.time.ZoneId.of("Asia/Tokyo"))).getTimeInMillis() + " " + c.equals(c.clone()) + c.compareTo(cut) + c.before(cut) + " " + c.getCalendarType() + " " + c.getDisplayName(Calendar.MONTH, Calendar.LONG, Locale.US) + " " + new TreeMap<>(c.getDisplayNames(Calendar.DAY_OF_WEEK, Calendar.SHORT, Locale.US)) + " " + c.isSet(Calendar.MONTH) + " " + new Calendar.Builder().setTimeZone(UTC).setLocale(Locale.US).setDate(2024, 1, 29).setTimeOfDay(1, 2, 3).build().getTimeInMillis());
        TimeZone.setDefault(NY); o(new Date(0) + " " + new Date(1700000000000L) + " " + new GregorianCalendar(2024, 0, 1).getTimeInMillis()); long h = 0;
        GregorianCalendar it = g(NY, 1960, 0, 1);
        for (int i = 0; i < 400; i++) { it.add(Calendar.HOUR, 1013); h = h * 31 + it.get(Calendar.DAY_OF_YEAR) * 100 + it.get(Calendar.HOUR_OF_DAY) + it.get(Calendar.WEEK_OF_YEAR) * 7 + it.get(Calendar.DST_OFFSET); }
        o(h);
    }
}
