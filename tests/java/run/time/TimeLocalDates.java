// LocalDate: construction and failures, leap rules, plus/minus with clipping, with, until, comparisons, fields, ranges, epoch days, streams.
import java.time.*;
import java.time.temporal.*;
import java.util.*;
import java.util.function.*;

public class TimeLocalDates {
    static void o(Object x) { System.out.println(x); }
    static String t(Supplier<?> s) { try { return String.valueOf(s.get()); } catch (DateTimeException | ArithmeticException | IllegalArgumentException e) { return e.getClass().getSimpleName() + "(" + e.getMessage() + ")"; } }
    public static void main(String[] args) {
        o(t(() -> LocalDate.of(2023, 2, 29)) + " " + t(() -> LocalDate.of(2024, 2, 29)) + " " + t(() -> LocalDate.of(1900, 2, 29)) + " " + t(() -> LocalDate.of(2000, Month.FEBRUARY, 29)) + " " + t(() -> LocalDate.of(2024, 13, 1)) + " " + t(() -> LocalDate.of(2024, 0, 1)) + " " + t(() -> LocalDate.of(2024, 4, 31)) + " " + t(() -> LocalDate.of(2024, 1, 32)) + " " + t(() -> LocalDate.of(1000000000, 1, 1)) + " " + t(() -> LocalDate.ofYearDay(2023, 366)) + " " + t(() -> LocalDate.ofYearDay(2024, 366)) + " " + t(() -> LocalDate.ofEpochDay(Long.MAX_VALUE)) + " " + LocalDate.MIN + " " + LocalDate.MAX + " " + LocalDate.EPOCH);
        LocalDate d = LocalDate.of(2024, 1, 31);
        for (int m : new int[] {-14, -11, -1, 0, 1, 2, 12, 13, 49}) System.out.print(d.plusMonths(m) + " ");
        o(""); LocalDate leap = LocalDate.of(2024, 2, 29);
        for (int y : new int[] {-100, -4, -1, 1, 4, 76}) System.out.print(leap.plusYears(y) + " ");
        o(leap.withYear(2023) + " " + leap.withMonth(4) + " " + t(() -> leap.withDayOfMonth(30)) + " " + leap.withDayOfYear(366) + " " + t(() -> leap.withMonth(13)));
        for (long n : new long[] {-366, -60, -59, -1, 1, 59, 366, 146097, 1000000, -1000000}) System.out.print(leap.plusDays(n) + " ");
        o("");
        o(leap.plusWeeks(10) + " " + leap.minusDays(1) + " " + leap.minusMonths(12) + " " + leap.plus(Period.of(1, 1, 1)) + " " + leap.minus(Period.ofMonths(25)) + " " + leap.plus(3, ChronoUnit.DECADES) + " " + leap.plus(1, ChronoUnit.CENTURIES) + " " + leap.plus(1, ChronoUnit.MILLENNIA) + " " + t(() -> leap.plus(1, ChronoUnit.HOURS)) + " " + t(() -> LocalDate.MAX.plusDays(1)) + " " + t(() -> leap.plusYears(Long.MAX_VALUE)) + " " + t(() -> leap.plus(Duration.ofDays(1))));
        for (int y : new int[] {-4, -1, 0, 1, 1582, 1600, 1700, 1900, 1996, 2000, 2001, 2100}) { LocalDate x = LocalDate.of(y, 3, 1); System.out.print(y + (x.isLeapYear() ? "L" : "") + x.minusDays(1).getDayOfMonth() + x.getDayOfWeek().name().charAt(0) + x.toEpochDay() + " "); }
        o("");
        for (TemporalField f : new TemporalField[] {ChronoField.DAY_OF_WEEK, ChronoField.ALIGNED_DAY_OF_WEEK_IN_MONTH, ChronoField.ALIGNED_DAY_OF_WEEK_IN_YEAR, ChronoField.DAY_OF_MONTH, ChronoField.DAY_OF_YEAR, ChronoField.EPOCH_DAY, ChronoField.ALIGNED_WEEK_OF_MONTH, ChronoField.ALIGNED_WEEK_OF_YEAR, ChronoField.MONTH_OF_YEAR, ChronoField.PROLEPTIC_MONTH, ChronoField.YEAR_OF_ERA, ChronoField.YEAR, ChronoField.ERA, ChronoField.HOUR_OF_DAY, IsoFields.QUARTER_OF_YEAR, IsoFields.DAY_OF_QUARTER, IsoFields.WEEK_OF_WEEK_BASED_YEAR, IsoFields.WEEK_BASED_YEAR, JulianFields.JULIAN_DAY, JulianFields.MODIFIED_JULIAN_DAY, JulianFields.RATA_DIE}) o(f + " " + leap.isSupported(f) + " " + t(() -> leap.getLong(f)) + " " + t(() -> leap.range(f)) + " " + t(() -> leap.with(f, 2)) + " " + t(() -> leap.get(f)));
        o(t(() -> leap.with(ChronoField.DAY_OF_WEEK, 8)) + " " + leap.lengthOfMonth() + leap.lengthOfYear() + leap.getMonth() + leap.getEra() + leap.getChronology());
        LocalDate[] ds = {LocalDate.of(2024, 2, 29), LocalDate.of(2023, 12, 31), LocalDate.of(2000, 1, 1), LocalDate.of(2024, 3, 31), LocalDate.of(-5, 6, 7)};
        for (LocalDate a : ds) for (LocalDate b : ds) if (a != b) { Period p = a.until(b); if (!a.plus(p).equals(b) && !b.minus(p).equals(a)) System.out.print("~"); System.out.print(p + "," + ChronoUnit.DAYS.between(a, b) + "," + ChronoUnit.MONTHS.between(a, b) + "," + ChronoUnit.WEEKS.between(a, b) + "," + ChronoUnit.YEARS.between(a, b) + " "); }
        o("");
        o(ds[0].compareTo(ds[1]) + " " + ds[1].compareTo(ds[0]) + " " + ds[0].isAfter(ds[1]) + ds[0].isBefore(ds[1]) + ds[0].isEqual(LocalDate.parse("2024-02-29")) + ds[0].equals(LocalDate.ofEpochDay(19782)) + " " + ds[0].hashCode() + " " + ds[4]);
        o(LocalDate.of(2024, 2, 27).datesUntil(LocalDate.of(2024, 3, 3)).toList() + " " + LocalDate.of(2024, 1, 31).datesUntil(LocalDate.of(2024, 6, 1), Period.ofMonths(1)).toList() + " " + LocalDate.of(2024, 3, 1).datesUntil(LocalDate.of(2024, 2, 1), Period.ofDays(-7)).toList() + " " + t(() -> leap.datesUntil(LocalDate.of(2023, 1, 1))));
        o(leap.atStartOfDay() + " " + leap.atTime(5, 6) + " " + leap.atTime(LocalTime.NOON) + " " + leap.query(TemporalQueries.precision()) + leap.query(TemporalQueries.zone()) + " " + LocalDate.from(LocalDateTime.of(1, 2, 3, 4, 5)) + " " + t(() -> LocalDate.from(LocalTime.NOON)) + " " + LocalDate.EPOCH.toEpochSecond(LocalTime.of(1, 0), ZoneOffset.ofHours(1)) + " " + LocalDate.ofInstant(Instant.EPOCH, ZoneId.of("America/New_York")));
        long h = 0; LocalDate it = LocalDate.of(1890, 1, 1);
        for (int i = 0; i < 1500; i++) { h = h * 31 + it.hashCode() + it.getDayOfWeek().getValue() * 7 + it.getDayOfYear(); if (LocalDate.ofEpochDay(it.toEpochDay()).compareTo(it) != 0) o("BAD"); it = it.plusDays(37); }
        o(h + " " + it);
        int f13 = 0;
        for (LocalDate x = LocalDate.of(2000, 1, 13); x.getYear() < 2020; x = x.plusMonths(1)) if (x.getDayOfWeek() == DayOfWeek.FRIDAY) f13++;
        o(f13); TreeSet<LocalDate> ts = new TreeSet<>(Arrays.asList(ds)); o(ts + " " + ts.first().isLeapYear());
        int a = 2024 % 19, b = 2024 / 100, c = 2024 % 100, dd = b / 4, e = b % 4, f = (b + 8) / 25, g = (b - f + 1) / 3, hh = (19 * a + b - dd - g + 15) % 30, i = c / 4, k = c % 4, l = (32 + 2 * e + 2 * i - hh - k) % 7, m = (a + 11 * hh + 22 * l) / 451;
        o("Easter " + LocalDate.of(2024, (hh + l - 7 * m + 114) / 31, (hh + l - 7 * m + 114) % 31 + 1));
    }
}
