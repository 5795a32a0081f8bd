// OffsetDateTime, OffsetTime, fixed, offset and ticking clocks, serialization round trips, UUIDs made from names and fixed bits.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.time.*;
import java.time.temporal.*;
import java.util.*;
import java.util.concurrent.TimeUnit;
import java.util.function.*;

public class TimeOffsetClock {
    static void o(Object x) { System.out.println(x); }
    static String t(Supplier<?> s) { try { return String.valueOf(s.get()); } catch (RuntimeException e) { return e.getClass().getSimpleName() + "(" + e.getMessage() + ")"; } }
    @SuppressWarnings("unchecked") static <T> T copy(T x) throws Exception { ByteArrayOutputStream b = new ByteArrayOutputStream(); try (ObjectOutputStream s = new ObjectOutputStream(b)) { s.writeObject(x); } try (ObjectInputStream s = new ObjectInputStream(new ByteArrayInputStream(b.toByteArray()))) { return (T) s.readObject(); } }
    public static void main(String[] args) throws Exception {
        OffsetDateTime a = OffsetDateTime.of(2024, 2, 29, 23, 30, 0, 500, ZoneOffset.ofHours(2)), b = a.withOffsetSameInstant(ZoneOffset.ofHours(-8)), c = a.withOffsetSameLocal(ZoneOffset.UTC);
        o(a + " " + b + " " + c + " " + a.equals(b) + a.isEqual(b) + a.compareTo(b) + OffsetDateTime.timeLineOrder().compare(a, b) + a.isBefore(c) + " " + a.toInstant() + " " + a.plusHours(1) + " " + a.plusYears(1) + " " + a.toEpochSecond() + " " + a.atZoneSameInstant(ZoneId.of("Asia/Tokyo")) + " " + a.atZoneSimilarLocal(ZoneId.of("America/New_York")) + " " + a.toOffsetTime() + " " + a.truncatedTo(ChronoUnit.HOURS) + " " + a.until(c, ChronoUnit.MINUTES) + " " + a.get(ChronoField.OFFSET_SECONDS) + " " + a.with(ChronoField.OFFSET_SECONDS, 3600) + " " + a.with(ChronoField.INSTANT_SECONDS, 0) + " " + OffsetDateTime.MIN + " " + OffsetDateTime.MAX + " " + OffsetDateTime.ofInstant(Instant.EPOCH, ZoneId.of("Asia/Kolkata")) + " " + t(() -> OffsetDateTime.from(LocalDateTime.MIN)) + " " + a.hashCode());
        OffsetTime x = OffsetTime.of(23, 0, 0, 0, ZoneOffset.ofHours(5)), y = OffsetTime.of(19, 0, 0, 0, ZoneOffset.ofHours(1));
        o(x + " " + y + " " + x.isEqual(y) + x.equals(y) + x.compareTo(y) + " " + x.plusHours(3) + " " + x.withOffsetSameInstant(ZoneOffset.ofHours(-10)) + " " + x.atDate(LocalDate.EPOCH) + " " + x.until(y, ChronoUnit.SECONDS) + " " + OffsetTime.MIN + OffsetTime.MAX + " " + t(() -> x.get(ChronoField.YEAR)));
        Clock f = Clock.fixed(Instant.parse("2024-02-29T12:34:56.789123456Z"), ZoneId.of("Europe/Berlin"));
        o(f + " " + f.millis() + " " + LocalDate.now(f) + " " + LocalTime.now(f) + " " + LocalDateTime.now(f) + " " + ZonedDateTime.now(f) + " " + OffsetDateTime.now(f) + " " + OffsetTime.now(f) + " " + Instant.now(f) + " " + Year.now(f) + YearMonth.now(f) + MonthDay.now(f) + " " + f.withZone(ZoneId.of("Asia/Tokyo")) + " " + f.equals(Clock.fixed(f.instant(), f.getZone())) + " " + Clock.offset(f, Duration.ofDays(-1)).instant() + " " + Clock.offset(f, Duration.ZERO).equals(f) + " " + Clock.tick(f, Duration.ofMinutes(5)).instant() + " " + Clock.tick(f, Duration.ofMillis(100)).instant() + " " + Clock.tick(f, Duration.ofNanos(1)).equals(f) + " " + t(() -> Clock.tick(f, Duration.ofSeconds(-1))) + " " + t(() -> Clock.tick(f, Duration.ofNanos(7))) + " " + Clock.systemUTC().getZone() + " " + Clock.tick(f, Duration.ofHours(1)) + " " + LocalDate.now(Clock.offset(f, Duration.ofHours(11))));
        Clock step = new Clock() { long n; public ZoneId getZone() { return ZoneOffset.UTC; } public Clock withZone(ZoneId z) { return this; } public Instant instant() { return Instant.ofEpochSecond(n += 90); } };
        o(step.millis() + " " + LocalTime.now(step) + " " + Instant.now(step) + " " + LocalDate.now(step) + " " + Clock.tick(step, Duration.ofMinutes(1)).instant());
        for (Object s : new Object[] {a, x, LocalDate.of(2024, 2, 29), LocalTime.of(1, 2), LocalTime.of(1, 2, 3, 4), LocalDateTime.of(1, 2, 3, 4, 5), Instant.EPOCH, Duration.ofNanos(-5), Period.of(1, 2, 3), Year.of(5), YearMonth.of(5, 6), MonthDay.of(2, 29), ZoneOffset.ofHours(3), ZoneId.of("Asia/Tokyo"), ZonedDateTime.of(2024, 1, 1, 0, 0, 0, 0, ZoneId.of("Europe/Rome")), f, DayOfWeek.MONDAY, java.time.chrono.MinguoDate.of(113, 1, 2), java.time.chrono.ThaiBuddhistDate.of(2567, 1, 2), UUID.fromString("00000000-0000-1000-8000-000000000001")}) { Object r = copy(s); if (!r.equals(s)) o("BAD " + s); else System.out.print(r.getClass().getSimpleName() + " "); }
        o("");
        UUID u = UUID.nameUUIDFromBytes("hello".getBytes(StandardCharsets.UTF_8)), v = new UUID(0x0123456789abcdefL, 0xfedcba9876543210L), w = UUID.fromString("2fd4e1c6-7a2d-11e4-9b3b-00805f9b34fb");
        o(u + " " + u.version() + u.variant() + " " + v + " " + v.version() + " " + v.variant() + " " + w.version() + " " + w.timestamp() + " " + w.clockSequence() + " " + w.node() + " " + t(u::timestamp) + " " + u.hashCode() + " " + v.compareTo(u) + u.compareTo(v) + new UUID(-1, 0).compareTo(new UUID(1, 0)) + " " + UUID.fromString("1-2-3-4-5") + " " + UUID.fromString("FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF") + " " + t(() -> UUID.fromString("xyz")) + " " + t(() -> UUID.fromString("1-2-3-4")) + " " + t(() -> UUID.fromString("g-2-3-4-5")) + " " + t(() -> UUID.fromString("123456789-1-1-1-1")) + " " + u.equals(UUID.fromString(u.toString())) + " " + UUID.nameUUIDFromBytes(new byte[0]) + " " + v.getMostSignificantBits());
        TreeSet<UUID> ts = new TreeSet<>();
        for (int i = 0; i < 5; i++) ts.add(UUID.nameUUIDFromBytes(new byte[] {(byte) i}));
        o(ts);
        o(TimeUnit.HOURS.toSeconds(2) + " " + TimeUnit.NANOSECONDS.toMillis(-1_999_999) + " " + TimeUnit.DAYS.toNanos(Long.MAX_VALUE) + " " + TimeUnit.SECONDS.convert(Duration.ofMillis(2500)) + " " + TimeUnit.MICROSECONDS.convert(5, TimeUnit.DAYS) + " " + TimeUnit.of(ChronoUnit.MINUTES) + TimeUnit.DAYS.toChronoUnit() + " " + t(() -> TimeUnit.of(ChronoUnit.WEEKS)));
    }
}
