// A program over times: parse a log with zones, sessionise, bucket by hour and by local day, recurring events, age and interval arithmetic.
import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;
import java.util.stream.*;

public class TimeEventLog {
    record Ev(Instant at, String user, String what) {}
    record Span(Instant from, Instant to) {
        Span { if (to.isBefore(from)) throw new IllegalArgumentException(from + " > " + to); }
        Duration len() { return Duration.between(from, to); }
        Optional<Span> meet(Span o) { Instant a = from.isAfter(o.from) ? from : o.from, b = to.isBefore(o.to) ? to : o.to; return a.isBefore(b) ? Optional.of(new Span(a, b)) : Optional.empty(); }
    }
    static final DateTimeFormatter F = new DateTimeFormatterBuilder().append(DateTimeFormatter.ISO_LOCAL_DATE).appendLiteral(' ').append(DateTimeFormatter.ISO_LOCAL_TIME).optionalStart().appendLiteral(' ').appendZoneOrOffsetId().optionalEnd().toFormatter(Locale.ROOT);
    static Ev parse(String l) { String[] p = l.split("\\|"); TemporalAccessor t = F.parse(p[0].strip()); ZoneId z = t.query(TemporalQueries.zone()); return new Ev(LocalDateTime.from(t).atZone(z == null ? ZoneOffset.UTC : z).toInstant(), p[1].strip(), p[2].strip()); }
    public static void main(String[] args) {
        String log = """
            2024-03-10 01:55 America/New_York | ann | login
            2024-03-10 03:05 America/New_York | ann | view
            2024-03-10 07:20 | bob | login
            2024-03-10 08:25+01:00 | cid | oops
            2024-03-10 08:25 +01:00 | cid | login
            2024-03-10 23:59:59.999 Asia/Tokyo | dee | login
            2024-03-11 00:10 Asia/Tokyo | dee | view
            2024-03-31 02:30 Europe/Paris | cid | view
            2024-13-01 00:00 | err | bad
            2024-03-10 09:00 Mars/Base | err | bad
            """;
        List<Ev> evs = new ArrayList<>();
        for (String l : log.lines().toList()) try { evs.add(parse(l)); } catch (DateTimeException e) { System.out.println("skip " + e.getClass().getSimpleName() + " " + e.getMessage()); }
        evs.sort(Comparator.comparing(Ev::at));
        evs.forEach(System.out::println);
        Map<String, List<Span>> sess = new TreeMap<>();
        for (Ev e : evs) { List<Span> l = sess.computeIfAbsent(e.user, k -> new ArrayList<>()); if (!l.isEmpty() && Duration.between(l.get(l.size() - 1).to, e.at).compareTo(Duration.ofMinutes(30)) <= 0) l.set(l.size() - 1, new Span(l.get(l.size() - 1).from, e.at)); else l.add(new Span(e.at, e.at)); }
        sess.forEach((u, l) -> System.out.println(u + " " + l.stream().map(s -> s.from + "+" + s.len()).toList()));
        for (String z : new String[] {"UTC", "America/Los_Angeles", "Pacific/Auckland"}) System.out.println(z + " " + evs.stream().collect(Collectors.groupingBy(e -> e.at.atZone(ZoneId.of(z)).toLocalDate(), TreeMap::new, Collectors.counting())) + " " + evs.stream().collect(Collectors.groupingBy(e -> e.at.atZone(ZoneId.of(z)).getHour() / 6, TreeMap::new, Collectors.counting())));
        // recurring: last friday each month 18:00 in Berlin, shown in UTC over the change of clocks
        System.out.println(Stream.iterate(YearMonth.of(2024, 2), m -> m.plusMonths(1)).limit(5).map(m -> m.atDay(1).with(TemporalAdjusters.lastInMonth(DayOfWeek.FRIDAY)).atTime(18, 0).atZone(ZoneId.of("Europe/Berlin")).toInstant()).toList());
        ZonedDateTime mt = ZonedDateTime.of(2024, 3, 28, 9, 0, 0, 0, ZoneId.of("Europe/London"));
        System.out.println(IntStream.range(0, 5).mapToObj(i -> mt.plusDays(i).withZoneSameInstant(ZoneId.of("America/New_York")).toLocalTime()).toList());
        for (String[] p : new String[][] {{"2000-02-29", "2024-02-28"}, {"2000-02-29", "2024-02-29"}, {"1999-12-31", "2024-01-01"}, {"2024-01-31", "2024-02-29"}}) { LocalDate a = LocalDate.parse(p[0]), b = LocalDate.parse(p[1]); System.out.println(p[0] + " " + p[1] + " " + Period.between(a, b) + " " + ChronoUnit.YEARS.between(a, b) + " " + ChronoUnit.DAYS.between(a, b) + " next birthday " + a.withYear(b.getYear() + 1)); }
        Span s1 = new Span(Instant.ofEpochSecond(0), Instant.ofEpochSecond(100)), s2 = new Span(Instant.ofEpochSecond(60), Instant.ofEpochSecond(160)), s3 = new Span(Instant.ofEpochSecond(100), Instant.ofEpochSecond(200));
        System.out.println(s1.meet(s2).map(Span::len) + " " + s1.meet(s3) + " " + s2.meet(s3).map(Span::len));
        try { new Span(Instant.MAX, Instant.MIN); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        // cron-like stepping: every 15th at 02:30 local, skipping gaps by the rules of the zone
        ZonedDateTime z = ZonedDateTime.of(2024, 2, 10, 2, 30, 0, 0, ZoneId.of("America/New_York")); StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 4; i++) { sb.append(z).append(' '); z = z.plusMonths(1); } System.out.println(sb);
        Map<DayOfWeek, Integer> dow = new EnumMap<>(DayOfWeek.class);
        for (int y = 1900; y < 2000; y++) dow.merge(LocalDate.of(y, 1, 1).getDayOfWeek(), 1, Integer::sum);
        System.out.println(dow); long total = 0;
        for (LocalDate d = LocalDate.of(2024, 1, 1); d.getYear() == 2024; d = d.plusDays(1)) { ZonedDateTime st = d.atStartOfDay(ZoneId.of("America/Sao_Paulo")), en = d.plusDays(1).atStartOfDay(ZoneId.of("America/Sao_Paulo")); total += Duration.between(st, en).toHours(); }
        System.out.println(total);
        for (LocalDate d : new LocalDate[] {LocalDate.of(2018, 11, 4), LocalDate.of(2018, 2, 17)}) System.out.println(d.atStartOfDay(ZoneId.of("America/Sao_Paulo")) + " " + Duration.between(d.atStartOfDay(ZoneId.of("America/Sao_Paulo")), d.plusDays(1).atStartOfDay(ZoneId.of("America/Sao_Paulo"))));
    }
}
