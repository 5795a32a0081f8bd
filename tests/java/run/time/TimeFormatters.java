// DateTimeFormatter: ISO formatters, patterns with explicit locales, builders with optional and padded parts, text styles, decimal styles.
import java.time.*;
import java.time.chrono.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;
import java.util.function.*;

public class TimeFormatters {
    static void o(Object x) { StringBuilder b = new StringBuilder(); for (char c : String.valueOf(x).toCharArray()) b.append(c > 31 && c < 127 ? "" + c : String.format("\\u%04x", (int) c)); System.out.println(b); }
    static String t(Supplier<?> s) { try { return String.valueOf(s.get()); } catch (DateTimeException | IllegalArgumentException e) { return e.getClass().getSimpleName() + "(" + e.getMessage() + ")"; } }
    public static void main(String[] args) {
        ZonedDateTime z = ZonedDateTime.of(2024, 2, 9, 7, 5, 3, 45_000_000, ZoneId.of("Europe/Paris")); LocalDate far = LocalDate.of(-44, 3, 15);
        Map<String, DateTimeFormatter> iso = new LinkedHashMap<>(); iso.put("BASIC", DateTimeFormatter.BASIC_ISO_DATE);
        iso.put("LOCAL_DATE", DateTimeFormatter.ISO_LOCAL_DATE); iso.put("OFFSET_DATE", DateTimeFormatter.ISO_OFFSET_DATE);
        iso.put("DATE", DateTimeFormatter.ISO_DATE); iso.put("LOCAL_TIME", DateTimeFormatter.ISO_LOCAL_TIME);
        iso.put("OFFSET_TIME", DateTimeFormatter.ISO_OFFSET_TIME); iso.put("LDT", DateTimeFormatter.ISO_LOCAL_DATE_TIME);
        iso.put("ODT", DateTimeFormatter.ISO_OFFSET_DATE_TIME); iso.put("ZDT", DateTimeFormatter.ISO_ZONED_DATE_TIME);
        iso.put("DT", DateTimeFormatter.ISO_DATE_TIME); iso.put("ORD", DateTimeFormatter.ISO_ORDINAL_DATE); iso.put("WEEK", DateTimeFormatter.ISO_WEEK_DATE);
        iso.put("INSTANT", DateTimeFormatter.ISO_INSTANT); iso.put("RFC", DateTimeFormatter.RFC_1123_DATE_TIME);
        iso.forEach((n, f) -> o(n + " " + t(() -> f.format(z)) + " | " + t(() -> f.format(far)) + " | " + t(() -> f.format(LocalTime.NOON))));
        for (String p : new String[] {"yyyy-MM-dd HH:mm:ss.SSS", "uuuu/M/d", "yy D DDD", "G GGGG GGGGG y", "MMM MMMM MMMMM L LLL", "E EEEE EEEEE e c", "Q QQ QQQ QQQQ q", "w W Y YYYY", "a h K k H m s", "S SS SSSSSSSSS n N A", "z zzzz", "Z ZZZZ ZZZZZ", "X XX XXX XXXX XXXXX x xx xxx", "O OOOO", "VV", "'it''s' yyyy", "[yyyy][-MM]['x']", "ppppd|pH|", "yyyyyy uuuuuuu", "F", "B", "VV'|'zzz", "h:mm a, EEE d MMM yyyy"}) o(p + " -> " + t(() -> DateTimeFormatter.ofPattern(p, Locale.US).format(z)) + " | " + t(() -> DateTimeFormatter.ofPattern(p, Locale.US).format(z.withYear(-5).withHour(23))));
        for (String bad : new String[] {"yyyy-b", "'open", "[[y]", "y]", "HHH", "MMMMMM", "zzzzz", "VVV", "#", "{y}", "pp", "OO", "ZZZZZZ", "ddd"}) o(bad + " " + t(() -> DateTimeFormatter.ofPattern(bad, Locale.US)));
        for (Locale l : new Locale[] {Locale.ROOT, Locale.GERMANY, Locale.FRANCE, Locale.JAPAN}) o(l + " " + DateTimeFormatter.ofPattern("EEEE, d. MMMM yyyy h a G", l).format(z) + " | " + DateTimeFormatter.ofLocalizedDate(FormatStyle.FULL).withLocale(l).format(z) + " | " + DateTimeFormatter.ofLocalizedDate(FormatStyle.SHORT).withLocale(l).format(z) + " | " + DateTimeFormatter.ofLocalizedTime(FormatStyle.MEDIUM).withLocale(l).format(z));
        for (FormatStyle s : FormatStyle.values()) o(s + " " + t(() -> DateTimeFormatter.ofLocalizedDateTime(s).withLocale(Locale.US).format(z)) + " | " + t(() -> DateTimeFormatter.ofLocalizedDateTime(s, FormatStyle.SHORT).withLocale(Locale.UK).format(z)));
        for (TextStyle s : TextStyle.values()) o(s + " " + Month.FEBRUARY.getDisplayName(s, Locale.US) + " " + DayOfWeek.FRIDAY.getDisplayName(s, Locale.GERMANY) + " " + IsoEra.CE.getDisplayName(s, Locale.US) + " " + s.isStandalone() + s.asNormal());
        DateTimeFormatter b = new DateTimeFormatterBuilder().parseCaseInsensitive().appendValue(ChronoField.YEAR, 4, 10, SignStyle.EXCEEDS_PAD).appendLiteral('/').padNext(4, '*').appendValue(ChronoField.MONTH_OF_YEAR).appendLiteral("|").appendFraction(ChronoField.NANO_OF_SECOND, 2, 5, true).appendLiteral("|").appendText(ChronoField.DAY_OF_WEEK, Map.of(5L, "frei", 6L, "sam")).optionalStart().appendOffset("+HH:MM:ss", "none").optionalEnd().toFormatter(Locale.ROOT);
        o(b.format(z) + " " + b + " " + t(() -> b.format(z.withYear(12345))) + " " + t(() -> b.format(z.toLocalDateTime())) + " " + t(() -> b.format(z.toLocalDate())));
        o(DateTimeFormatter.ISO_LOCAL_DATE + " || " + DateTimeFormatter.ofPattern("yyyy[ HH:mm]'q'", Locale.US));
        DateTimeFormatter k = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm VV", Locale.US);
        o(k.withZone(ZoneId.of("Asia/Tokyo")).format(Instant.EPOCH) + " " + t(() -> k.format(Instant.EPOCH)) + " " + k.withZone(ZoneId.of("Asia/Tokyo")).format(z) + " " + DateTimeFormatter.ofPattern("G y-MM-dd", Locale.US).withChronology(MinguoChronology.INSTANCE).format(z) + " " + DateTimeFormatter.ofPattern("d/M", Locale.US).withDecimalStyle(DecimalStyle.STANDARD.withZeroDigit('\u0660')).format(z) + " " + DateTimeFormatter.ISO_INSTANT.format(Instant.ofEpochSecond(0, 1)) + " " + new DateTimeFormatterBuilder().appendInstant(3).toFormatter().format(Instant.ofEpochSecond(5)) + " " + new DateTimeFormatterBuilder().appendInstant(0).toFormatter().format(Instant.ofEpochSecond(5, 999999999)) + " " + new DateTimeFormatterBuilder().appendLocalizedOffset(TextStyle.FULL).toFormatter(Locale.US).format(z));
        StringBuilder sb = new StringBuilder("to:"); DateTimeFormatter.ISO_LOCAL_TIME.formatTo(LocalTime.of(1, 2), sb);
        o(sb + " " + z.format(DateTimeFormatter.ofPattern("yyyyMMdd", Locale.ROOT)) + " " + DateTimeFormatter.ISO_DATE.toFormat().format(z) + " " + DateTimeFormatterBuilder.getLocalizedDateTimePattern(FormatStyle.SHORT, null, IsoChronology.INSTANCE, Locale.US));
    }
}
