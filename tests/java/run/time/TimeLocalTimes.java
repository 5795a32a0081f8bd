// LocalTime and LocalDateTime: wrapping arithmetic, truncation, fields, nano parts, until over units, text forms, combinations.
import java.time.*;
import java.time.temporal.*;
import java.util.*;
import java.util.function.*;

public class TimeLocalTimes {
    static void o(Object x) { System.out.println(x); }
    static String t(Supplier<?> s) { try { return String.valueOf(s.get()); } catch (DateTimeException | ArithmeticException e) { return e.getClass().getSimpleName() + "(" + e.getMessage() + ")"; } }
    public static void main(String[] args) {
        o(LocalTime.of(0, 0) + " " + LocalTime.of(1, 2, 3) + " " + LocalTime.of(1, 2, 0, 5) + " " + LocalTime.of(1, 2, 3, 400_000_000) + " " + LocalTime.of(1, 2, 3, 450_000) + " " + LocalTime.MAX + " " + LocalTime.MIN + " " + LocalTime.NOON + " " + LocalTime.ofSecondOfDay(86399) + " " + LocalTime.ofNanoOfDay(1) + " " + t(() -> LocalTime.of(24, 0)) + " " + t(() -> LocalTime.of(0, 60)) + " " + t(() -> LocalTime.of(0, 0, 0, 1_000_000_000)) + " " + t(() -> LocalTime.ofSecondOfDay(86400)) + " " + t(() -> LocalTime.of(-1, 0)));
        LocalTime x = LocalTime.of(13, 45, 30, 123_456_789);
        o(x.plusHours(11) + " " + x.plusHours(-38) + " " + x.minusMinutes(826) + " " + x.plusSeconds(100000) + " " + x.plusNanos(Long.MAX_VALUE) + " " + x.minusNanos(Long.MIN_VALUE) + " " + x.plus(Duration.ofMillis(-1)) + " " + x.plus(5, ChronoUnit.HALF_DAYS) + " " + x.plus(7, ChronoUnit.MICROS) + " " + t(() -> x.plus(1, ChronoUnit.DAYS)) + " " + x.withHour(0) + " " + x.withNano(0) + " " + t(() -> x.withMinute(60)));
        for (ChronoUnit u : ChronoUnit.values()) o(u + " " + u.isTimeBased() + u.isDateBased() + u.isDurationEstimated() + " " + u.getDuration() + " trunc " + t(() -> x.truncatedTo(u)) + " until " + t(() -> LocalTime.of(1, 0).until(x, u)) + " dt " + t(() -> LocalDateTime.of(2020, 1, 31, 23, 0).until(LocalDateTime.of(2021, 3, 1, 1, 30), u)));
        for (ChronoField f : ChronoField.values()) if (x.isSupported(f)) o(f + " " + x.getLong(f) + " " + f.range() + " " + f.getBaseUnit() + "/" + f.getRangeUnit() + " with5 " + t(() -> x.with(f, 5)) + " " + t(() -> x.get(f)));
        o(x.toSecondOfDay() + " " + x.toNanoOfDay() + " " + x.hashCode() + " " + x.isAfter(LocalTime.NOON) + x.compareTo(LocalTime.MIDNIGHT) + " " + x.atDate(LocalDate.EPOCH) + " " + x.atOffset(ZoneOffset.ofHoursMinutes(-3, -30)) + " " + x.query(TemporalQueries.precision()) + " " + t(() -> x.get(ChronoField.NANO_OF_DAY)) + " " + t(() -> x.getLong(ChronoField.YEAR)) + " " + t(() -> LocalTime.parse("10:15:30.5")) + t(() -> LocalTime.parse("1:15")) + t(() -> LocalTime.parse("24:00")) + t(() -> LocalTime.parse("10:15:30.1234567890")));
        LocalDateTime a = LocalDateTime.of(2024, 2, 28, 23, 59, 59, 999_999_999);
        o(a + " " + a.plusNanos(1) + " " + a.plusSeconds(86401) + " " + a.minusHours(24 * 366) + " " + a.plusMinutes(-1) + " " + a.plusMonths(12) + " " + a.plusNanos(Long.MAX_VALUE) + " " + a.plus(1, ChronoUnit.WEEKS) + " " + a.withDayOfYear(1) + " " + a.with(LocalTime.NOON) + " " + a.with(LocalDate.EPOCH) + " " + a.truncatedTo(ChronoUnit.DAYS) + " " + a.toLocalDate() + " " + a.getDayOfWeek() + " " + LocalDateTime.MIN + " " + LocalDateTime.MAX + " " + t(() -> LocalDateTime.MAX.plusNanos(1)));
        o(LocalDateTime.ofEpochSecond(0, 5, ZoneOffset.ofHours(-8)) + " " + LocalDateTime.ofInstant(Instant.ofEpochMilli(1234567890123L), ZoneOffset.UTC) + " " + a.toEpochSecond(ZoneOffset.ofHours(9)) + " " + a.toInstant(ZoneOffset.UTC) + " " + a.atZone(ZoneId.of("Asia/Tokyo")) + " " + a.atOffset(ZoneOffset.UTC) + " " + a.compareTo(a.plusNanos(1)) + a.isEqual(a) + a.hashCode() + " " + LocalDateTime.parse("2007-12-03T10:15") + " " + t(() -> LocalDateTime.parse("2007-12-03 10:15")) + " " + t(() -> a.plus(1, ChronoUnit.FOREVER)) + " " + t(() -> a.truncatedTo(ChronoUnit.MONTHS)) + " " + LocalDateTime.of(5, 1, 1, 0, 0) + " " + LocalDateTime.of(12345, 1, 1, 0, 0) + " " + LocalDateTime.of(-1, 1, 1, 0, 0));
        LocalDateTime s = LocalDateTime.of(2000, 1, 1, 0, 0); Random r = new Random(3); long h = 0;
        for (int i = 0; i < 400; i++) { long n = r.nextLong() >> r.nextInt(40) + 8; LocalDateTime q = s.plusNanos(n); if (ChronoUnit.NANOS.between(s, q) != n || !q.minusNanos(n).equals(s)) o("BAD " + n); Duration d = Duration.between(s, q); if (d.toNanos() != n || !s.plus(d).equals(q)) o("BAD2 " + n); h = h * 31 + q.hashCode(); }
        o(h);
        LocalTime open = LocalTime.of(9, 0), close = LocalTime.of(17, 30); long mins = 0;
        LocalDateTime st = LocalDateTime.of(2024, 5, 31, 16, 0), en = LocalDateTime.of(2024, 6, 4, 10, 0);
        for (LocalDate d = st.toLocalDate(); !d.isAfter(en.toLocalDate()); d = d.plusDays(1)) { if (d.getDayOfWeek().getValue() > 5) continue; LocalDateTime lo = d.atTime(open), hi = d.atTime(close); if (lo.isBefore(st)) lo = st; if (hi.isAfter(en)) hi = en; if (lo.isBefore(hi)) mins += ChronoUnit.MINUTES.between(lo, hi); }
        o("business minutes " + mins);
        StringBuilder sb = new StringBuilder();
        for (LocalTime k = LocalTime.of(22, 0); ; k = k.plusMinutes(50)) { sb.append(k).append(' '); if (k.equals(LocalTime.of(2, 10))) break; } o(sb);
    }
}
