// Hash codes and equality of library values, in and out of collections, as the specification fixes them.
import java.math.*;
import java.time.*;
import java.util.*;

public class CollHashCodes {
    record P(int a, long b, double c, String s, boolean z) {}
    record Q() {}
    static void h(String n, Object o) { System.out.println(n + " " + o.hashCode()); }
    public static void main(String[] args) {
        for (String s : new String[] {"", "a", "ab", "Hello, World", "polygenelubricants", "Aa", "BB", "\u00e9\u4e2d\ud83d\ude00", "x".repeat(1000)}) System.out.println(s.length() + " " + s.hashCode());
        for (int i : new int[] {0, -1, Integer.MIN_VALUE}) h("Integer", i);
        for (long l : new long[] {0, -1, 1L << 32, Long.MIN_VALUE, Long.MAX_VALUE, 0x123456789abcdefL}) h("Long", l);
        for (double d : new double[] {0, -0.0, 1, Double.NaN, Double.MIN_VALUE, Math.PI, Double.NEGATIVE_INFINITY}) h("Double", d);
        for (float f : new float[] {0, -0f, 1, Float.NaN, 3.14f}) h("Float", f);
        h("Boolean", true); h("Boolean", false); h("Char", 'A'); h("Byte", (byte) -5); h("Short", (short) -300);
        h("BigInteger", BigInteger.valueOf(-123456789012345L)); h("BigInteger", BigInteger.TWO.pow(200)); h("BigDecimal", new BigDecimal("1.50"));
        h("BigDecimal", new BigDecimal("1.5")); h("UUID", new UUID(1, 2));
        h("List", List.of(1, 2, 3)); h("List", Arrays.asList(1, null, "x")); h("List", List.of(List.of(), List.of(List.of())));
        h("Set", new HashSet<>(Arrays.asList(1, null, "x"))); h("Map", new HashMap<>(Map.of("a", 1, "b", 2))); Map<String, Integer> nm = new HashMap<>();
        nm.put(null, null); nm.put("k", null); nm.put(null, 7); h("Map nulls", nm); h("Entry", Map.entry("k", "v")); h("Optional", Optional.of("x"));
        h("Optional", Optional.empty()); h("BitSet", BitSet.valueOf(new long[] {5, 7})); h("Record", new P(1, 2L, 3.0, "s", true));
        h("Record", new P(0, 0, 0, null, false)); h("Record", new Q());
        h("LocalDate", LocalDate.of(2024, 2, 29)); h("LocalTime", LocalTime.of(1, 2, 3, 4)); h("Duration", Duration.ofSeconds(5, 6));
        h("Instant", Instant.ofEpochSecond(7, 8)); h("Period", Period.of(1, 2, 3)); h("YearMonth", YearMonth.of(2020, 3));
        h("LocalDateTime", LocalDateTime.of(2000, 1, 1, 0, 0)); h("Date", new Date(1234567890123L)); h("ZoneOffset", ZoneOffset.ofHours(2));
        h("Year", Year.of(1999)); h("Locale", new Locale("en", "US")); h("URI", java.net.URI.create("http://Example.com/a?b#c"));
        h("Simple entry", new AbstractMap.SimpleEntry<>(1, 2)); h("nCopies", Collections.nCopies(5, "z")); h("Vector", new Vector<>(List.of(1, 2)));
        h("emptyList", List.of()); h("emptySet", Set.of()); h("emptyMap", Map.of());
        System.out.println(Objects.hash(1, 2, 3) + " " + Objects.hash((Object) null) + " " + Objects.hashCode(null) + " " + Arrays.hashCode(new int[] {1, 2, 3}) + " " + Arrays.deepHashCode(new Object[] {new int[] {1}, "x"}) + " " + List.of(1, 2, 3).hashCode());
        System.out.println(new P(1, 2, 3, "s", true).equals(new P(1, 2, 3, "s", true)) + " " + new P(1, 2, Double.NaN, "s", true).equals(new P(1, 2, Double.NaN, "s", true)) + " " + new P(1, 2, 0.0, "s", true).equals(new P(1, 2, -0.0, "s", true)) + " " + new P(1, 2, 3, null, true));
        System.out.println(Integer.valueOf(1).equals(1L) + " " + Long.valueOf(1).equals(1L) + " " + new BigDecimal("1.0").equals(new BigDecimal("1.00")) + " " + Character.valueOf('a').equals('a') + " " + "a".equals('a') + " " + Double.valueOf(Double.NaN).equals(Double.NaN) + " " + Double.valueOf(0.0).equals(-0.0) + " " + new int[0].equals(new int[0]) + " " + new StringBuilder("a").equals(new StringBuilder("a")) + " " + "a".contentEquals(new StringBuilder("a")));
    }
}
