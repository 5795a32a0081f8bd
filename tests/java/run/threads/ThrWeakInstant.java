// Instant.now and clocks: only comparisons are printed; fixed instants and durations; time passes over sleeps; several threads
// read the clock.
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.concurrent.*;

public class ThrWeakInstant {
    public static void main(String[] args) throws Exception {
        Instant a = Instant.now(), b = Instant.now();
        System.out.println(!b.isBefore(a) + " " + a.isAfter(Instant.parse("2020-01-01T00:00:00Z")) + " "
                + a.isBefore(Instant.parse("2200-01-01T00:00:00Z")) + " " + (Duration.between(a, b).toMillis() < 60000));
        Thread.sleep(3);
        Instant c = Instant.now();
        System.out.println(c.isAfter(a) + " " + (Duration.between(a, c).compareTo(Duration.ofMillis(2)) >= 0) + " "
                + (Math.abs(c.toEpochMilli() - System.currentTimeMillis()) < 60000) + " "
                + (c.getEpochSecond() - System.currentTimeMillis() / 1000 < 60));
        Instant e = Instant.EPOCH;
        System.out.println(e + " " + e.plusSeconds(86400) + " " + e.minusNanos(1) + " " + Instant.ofEpochMilli(-1500) + " "
                + Instant.parse("2024-02-29T12:30:45.123456789Z").truncatedTo(ChronoUnit.SECONDS) + " " + Instant.ofEpochSecond(1,
                1_500_000_000L));
        System.out.println(Instant.MIN + " " + Instant.MAX + " " + e.compareTo(Instant.MAX) + " " + ChronoUnit.DAYS.between(e,
                Instant.parse("2000-01-01T00:00:00Z")));
        try { Instant.MAX.plusNanos(1); } catch (DateTimeException x) { System.out.println("DateTimeException"); }
        try { Instant.parse("nope"); } catch (DateTimeException x) { System.out.println(x.getMessage()); }
        Clock f = Clock.fixed(e, ZoneOffset.UTC), o = Clock.offset(f, Duration.ofHours(1)), t = Clock.tick(f, Duration.ofMinutes(1));
        System.out.println(Instant.now(f) + " " + o.instant() + " " + t.millis() + " " + LocalDateTime.now(o) + " "
                + LocalDate.now(f).getDayOfWeek() + " " + f);
        Duration d = Duration.ofSeconds(3661, 5);
        System.out.println(d + " " + d.toHoursPart() + d.toMinutesPart() + d.toSecondsPart() + " " + d.negated() + " "
                + Duration.parse("PT1H30M").multipliedBy(2) + " " + Duration.ZERO + " " + Duration.ofMillis(-1));
        ConcurrentSkipListSet<Long> ns = new ConcurrentSkipListSet<>();
        Thread[] ts = new Thread[4];
        boolean[] mono = new boolean[4];
        for (int i = 0; i < 4; i++) {
            int k = i;
            (ts[i] = new Thread(() -> {
                boolean ok = true;
                long p = System.nanoTime();
                Instant pi = Instant.now();
                for (int q = 0; q < 20; q++) {
                    long n = System.nanoTime();
                    Instant ni = Instant.now();
                    ok &= n >= p;
                    p = n;
                    pi = ni;
                }
                mono[k] = ok;
                ns.add(p);
            })).start();
        }
        for (Thread x : ts) x.join();
        System.out.println(Arrays.toString(mono));
        ZonedDateTime z = Instant.ofEpochSecond(1_000_000_000).atZone(ZoneOffset.ofHours(2));
        System.out.println(z + " " + z.toInstant().equals(Instant.ofEpochSecond(1_000_000_000)) + " "
                + OffsetDateTime.parse("2001-09-09T03:46:40+02:00").toInstant().getEpochSecond());
        System.out.println(Instant.ofEpochSecond(5).equals(Instant.ofEpochMilli(5000)) + " " + Instant.ofEpochSecond(5).hashCode() + " "
                + new Date(0).toInstant() + " " + (new Date().getTime() >= a.toEpochMilli() - 1));
    }
}
