// Exact messages of failures in string-related library calls, incl. Enum.valueOf, UUID, time parsing, Properties, Optional text, indices.
import java.util.*;
import java.util.concurrent.Callable;
public class StrParseFail {
    static int n; static void t(Callable<?> c) { n++; try { System.out.println(n + " " + c.call()); }
        catch (Throwable e) {
            System.out.println(n + " " + e.getClass().getName() + ": " + e.getMessage() +
                    (e.getCause() != null ? " <- " + e.getCause() : "")); } }
    enum Color { RED, GREEN }
    public static void main(String[] args) {
        t(() -> Integer.parseInt("12a")); t(() -> Integer.valueOf("")); t(() -> Long.valueOf("0x1")); t(() -> Double.valueOf("1.2.3"));
        t(() -> Double.parseDouble("")); t(() -> Double.parseDouble(null)); t(() -> Float.parseFloat("f")); t(() -> Color.valueOf("BLUE"));
        t(() -> Color.valueOf("red")); t(() -> Color.valueOf(null)); t(() -> Enum.valueOf(Color.class, "RED"));
        t(() -> UUID.fromString("123")); t(() -> UUID.fromString("00000000-0000-0001-0000-000000000002"));
        t(() -> UUID.fromString("zz-1-1-1-1")); t(() -> java.time.LocalDate.parse("2020-13-01"));
        t(() -> java.time.LocalDate.parse("2020-02-30")); t(() -> java.time.LocalDate.parse("abc"));
        t(() -> java.time.Duration.parse("P1X")); t(() -> java.time.Duration.parse("PT1H2M3.5S")); t(() -> java.time.LocalTime.of(25, 0));
        t(() -> new java.math.BigDecimal("")); t(() -> new java.math.BigDecimal("1e")); t(() -> new java.math.BigInteger("12", 40));
        t(() -> new java.math.BigInteger("1 2")); t(() -> Byte.valueOf("200")); t(() -> Short.decode("")); t(() -> Integer.decode(""));
        t(() -> Integer.decode(null)); t(() -> Boolean.parseBoolean("t")); t(() -> Character.toString(-1)); t(() -> "abc".charAt(3));
        t(() -> "abc".charAt(-2)); t(() -> "abc".substring(1, 7)); t(() -> "abc".substring(-1, 2)); t(() -> "abc".substring(2, 1));
        t(() -> "abc".subSequence(0, 9)); t(() -> "abc".codePointAt(5)); t(() -> "\u4e00".charAt(1)); t(() -> "\u4e00bc".substring(4));
        t(() -> "abc".getBytes("nope")); t(() -> "abc".repeat(-3)); t(() -> new String(new char[2], 0, 3));
        t(() -> new String(new byte[2], -1, 1, java.nio.charset.StandardCharsets.UTF_8)); t(() -> new String((char[]) null));
        t(() -> new String(new int[1], 1, 1)); t(() -> String.format("%d", "x")); t(() -> String.format("%z"));
        t(() -> String.join(",", (Iterable<String>) null)); t(() -> new StringBuilder().deleteCharAt(0));
        t(() -> new StringBuilder("a").insert(9, "b")); t(() -> new StringBuffer("abc").substring(5));
        t(() -> new StringBuffer("abc").delete(5, 6)); t(() -> new StringTokenizer("").nextToken()); t(() -> new Scanner("x").nextInt());
        t(() -> new Scanner("").nextLine()); t(() -> HexFormat.of().parseHex("abc")); t(() -> HexFormat.of().parseHex("zz"));
        t(() -> HexFormat.ofDelimiter(":").formatHex(new byte[]{1, -1}));
        t(() -> Locale.forLanguageTag("en-US").toString() + Locale.forLanguageTag("!!"));
        t(() -> new Locale.Builder().setLanguage("123x")); t(() -> Currency.getInstance("XXXX")); t(() -> new java.net.URI("a b"));
        t(() -> java.net.URI.create(":")); t(() -> new java.net.URL("nope")); t(() -> Class.forName("no.Such"));
        t(() -> Class.forName("")); t(() -> Class.forName("[I").getName() + Class.forName("[Ljava.lang.String;").getSimpleName());
        t(() -> Class.forName("int")); t(() -> String.class.getMethod("nope")); t(() -> String.class.getMethod("charAt", String.class));
        t(() -> String.class.getField("x")); t(() -> new Properties().getProperty(null)); t(() -> System.getProperty(""));
        t(() -> new java.text.SimpleDateFormat("b")); t(() -> java.time.format.DateTimeFormatter.ofPattern("{"));
        t(() -> java.util.logging.Level.parse("BAD")); t(() -> TimeUnitHolder.get()); t(() -> "a".chars().boxed().toList().get(1));
        t(() -> List.of("a").get(1)); t(() -> Arrays.asList("a").get(1)); t(() -> new ArrayList<>(List.of("a")).get(1));
        t(() -> new LinkedList<>(List.of("a")).get(1)); t(() -> "abc".toCharArray()[3]); t(() -> Map.of("a", 1, "a", 2));
        t(() -> Set.of("x", "x")); t(() -> List.of("a", null)); t(() -> Map.entry(null, 1));
        t(() -> Collections.emptyList().iterator().next()); t(() -> new ArrayDeque<>().pop()); t(() -> new PriorityQueue<>().remove());
        t(() -> Optional.empty().get()); t(() -> Optional.of(null)); t(() -> OptionalInt.empty().orElseThrow());
    }
    static class TimeUnitHolder { static Object get() { return java.util.concurrent.TimeUnit.valueOf("FORTNIGHTS"); } }
}
