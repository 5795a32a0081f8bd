// ZonedDateTime across daylight saving changes in several zones: gaps, overlaps, offsets, arithmetic on dates against times, rules.
import java.time.*;
import java.time.temporal.*;
import java.time.zone.*;
import java.util.*;
import java.util.function.*;

public class TimeZonedDst {
    static void o(Object x) { System.out.println(x); }
    static String t(Supplier<?> s) { try { return String.valueOf(s.get()); } catch (DateTimeException e) { return e.getClass().getSimpleName() + "(" + e.getMessage() + ")"; } }
    public static void main(String[] args) {
        ZoneId ny = ZoneId.of("America/New_York"), ln = ZoneId.of("Europe/London"), sy = ZoneId.of("Australia/Sydney"), lh = ZoneId.of("Australia/Lord_Howe"), in = ZoneId.of("Asia/Kolkata"), ap = ZoneId.of("Pacific/Apia"), np = ZoneId.of("Asia/Kathmandu");
        Object[][] cs = {{ny, "2023-03-12T01:59"}, {ny, "2023-03-12T02:00"}, {ny, "2023-03-12T02:30"}, {ny, "2023-03-12T03:00"}, {ny, "2023-11-05T00:59"}, {ny, "2023-11-05T01:30"}, {ny, "2023-11-05T02:00"}, {ln, "2024-03-31T01:30"}, {ln, "2024-10-27T01:30"}, {sy, "2023-10-01T02:15"}, {sy, "2024-04-07T02:15"}, {lh, "2023-10-01T02:15"}, {lh, "2024-04-07T01:45"}, {ap, "2011-12-30T12:00"}, {in, "2024-01-01T00:00"}, {np, "2024-01-01T00:00"}, {ny, "1883-11-18T12:03:57"}, {ln, "1970-06-01T12:00"}};
        for (Object[] c : cs) { ZoneId z = (ZoneId) c[0]; LocalDateTime l = LocalDateTime.parse((String) c[1]); ZonedDateTime a = l.atZone(z); ZoneOffsetTransition tr = z.getRules().getTransition(l); o(l + " " + z + " -> " + a + " early " + a.withEarlierOffsetAtOverlap().getOffset() + " late " + a.withLaterOffsetAtOverlap().getOffset() + " valid " + z.getRules().getValidOffsets(l) + " " + (tr == null ? "-" : tr + " " + tr.isGap() + " " + tr.getDuration()) + " inst " + a.toInstant() + " dst " + z.getRules().isDaylightSavings(a.toInstant()) + " std " + z.getRules().getStandardOffset(a.toInstant())); }
        ZonedDateTime b = ZonedDateTime.of(2023, 3, 11, 2, 30, 0, 0, ny);
        o(b.plusDays(1) + " " + b.plusHours(24) + " " + b.plus(Duration.ofDays(1)) + " " + b.plus(Period.ofDays(1)) + " " + b.plusDays(2).minusDays(1) + " " + b.withDayOfMonth(12) + " " + b.plusDays(1).truncatedTo(ChronoUnit.DAYS) + " " + b.plusDays(1).toLocalDate().atStartOfDay(ny) + " " + ChronoUnit.HOURS.between(b, b.plusDays(2)) + " " + ChronoUnit.DAYS.between(b, b.plusHours(47)) + " " + Duration.between(b, b.plusDays(1)) + " " + Duration.between(b, b.plusDays(2)));
        ZonedDateTime ov = ZonedDateTime.of(2023, 11, 5, 1, 30, 0, 0, ny);
        o(ov.plusHours(1) + " " + ov.plusHours(2) + " " + ov.plusMinutes(60).minusMinutes(60) + " " + ov.plusHours(1).withMinute(45) + " " + ov.plusHours(1).plusDays(0) + " " + ov.plusHours(1).withSecond(5).getOffset() + " " + ov.isEqual(ov.plusHours(1)) + ov.equals(ov.withLaterOffsetAtOverlap()) + ov.compareTo(ov.withLaterOffsetAtOverlap()) + " " + ZonedDateTime.ofLocal(ov.toLocalDateTime(), ny, ZoneOffset.ofHours(-5)) + " " + ZonedDateTime.ofStrict(ov.toLocalDateTime(), ZoneOffset.ofHours(-5), ny) + " " + t(() -> ZonedDateTime.ofStrict(ov.toLocalDateTime(), ZoneOffset.ofHours(-6), ny)) + " " + t(() -> ZonedDateTime.ofStrict(LocalDateTime.of(2023, 3, 12, 2, 30), ZoneOffset.ofHours(-5), ny)) + " " + ZonedDateTime.ofInstant(ov.toLocalDateTime(), ZoneOffset.ofHours(-5), ny));
        ZonedDateTime u = ZonedDateTime.of(2024, 6, 15, 12, 0, 0, 0, ZoneId.of("UTC"));
        for (ZoneId z : new ZoneId[] {ny, ln, sy, lh, in, ap, np, ZoneId.of("Z"), ZoneId.of("GMT+2"), ZoneId.of("UTC-03:30"), ZoneId.of("America/Sao_Paulo"), ZoneId.of("Africa/Casablanca"), ZoneId.of("Europe/Dublin"), ZoneId.of("Antarctica/Troll")}) o(z + " " + u.withZoneSameInstant(z) + " " + u.withZoneSameLocal(z).toInstant() + " " + z.normalized() + " " + z.getRules().isFixedOffset() + " " + z.getRules().getTransitions().size() + " " + z.getRules().getTransitionRules().size() + " next " + z.getRules().nextTransition(u.toInstant()) + " prev " + z.getRules().previousTransition(Instant.EPOCH));
        o(u.withFixedOffsetZone() + " " + u.toOffsetDateTime() + " " + u.getZone().equals(ZoneOffset.UTC) + " " + u.equals(u.withZoneSameInstant(ZoneOffset.UTC)) + u.isEqual(u.withZoneSameInstant(ny)) + " " + u.hashCode() + " " + ZonedDateTime.parse("2007-12-03T10:15:30+01:00[Europe/Paris]") + " " + ZonedDateTime.parse("2007-07-03T10:15:30+01:00[Europe/Paris]") + " " + t(() -> ZonedDateTime.parse("2007-12-03T10:15:30[Nowhere/X]")));
        for (String s : new String[] {"America/Nowhere", "", "X", "+25:00", "UTC+19", "GMT0", "EST", "Europe/", "utc", "+1", "-00:00", "+18:00", "+01:02:03"}) o(s + " " + t(() -> ZoneId.of(s)) + " " + t(() -> ZoneOffset.of(s)));
        o(ZoneId.of("EST", ZoneId.SHORT_IDS) + " " + ZoneOffset.ofTotalSeconds(-3661) + " " + t(() -> ZoneOffset.ofHoursMinutes(1, -30)) + " " + ZoneOffset.MAX + " " + ZoneOffset.ofHours(5).compareTo(ZoneOffset.ofHours(3)) + " " + ZoneId.getAvailableZoneIds().contains("Europe/Paris") + " " + ZoneId.ofOffset("UTC", ZoneOffset.ofHours(1)));
        StringBuilder sb = new StringBuilder();
        for (ZoneOffsetTransitionRule r : ny.getRules().getTransitionRules()) sb.append(r).append(" 2030=").append(r.createTransition(2030)).append(' ');
        o(sb); int gaps = 0; Instant i = Instant.parse("2000-01-01T00:00:00Z");
        for (int k = 0; k < 20; k++) { ZoneOffsetTransition x = ln.getRules().nextTransition(i); if (x.isGap()) gaps++; i = x.getInstant(); } o(gaps + " " + i);
        long h = 0; ZonedDateTime w = ZonedDateTime.of(1950, 1, 1, 0, 30, 0, 0, ln);
        for (int k = 0; k < 600; k++) { w = w.plusHours(1019); h = h * 31 + w.toLocalDateTime().hashCode() + w.getOffset().getTotalSeconds(); if (!w.toInstant().atZone(ln).equals(w)) o("BAD " + w); }
        o(h + " " + w);
        List<ZonedDateTime> l = new ArrayList<>(List.of(u, ov, b, u.withZoneSameInstant(ny))); Collections.sort(l); o(l);
    }
}
