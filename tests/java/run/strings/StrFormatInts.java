// String.format: integral, char, boolean, string, hash, percent, newline conversions with flags, width, precision, indexes.
import java.util.*;
public class StrFormatInts {
    static void f(String fmt, Object... a) { String r; try { r = String.format(Locale.ROOT, fmt, a); }
        catch (IllegalFormatException e) { r = "!! " + e.getClass().getSimpleName() + ": " + e.getMessage(); }
        catch (RuntimeException e) { r = "!! " + e; }
        System.out.println(fmt.replace("\n", "\\n") + " => [" + r.replace("\n", "\\n") + "]"); }
    static class Fm implements Formattable { public void formatTo(Formatter f, int flags, int w, int p) { f.format("Fm(%d,%d,%d)", flags, w, p); } }
    public static void main(String[] args) {
        for (Object v : new Object[]{0, 42, -42, Integer.MIN_VALUE, (byte) -1, (short) -1, -1L, Long.MIN_VALUE,
                    new java.math.BigInteger("-123456789012345678901234567890"),
                    null}) f("%d|%5d|%-5d|%05d|%+d|% d|%,d|%(d|%x|%X|%#x|%o|%#o|%08x", v, v, v, v, v, v, v, v, v, v, v, v, v, v);
        f("%s %S %10s|%-10s|%.2s|%8.3s|%s %s", "abc", "abc", "abc", "abc", "abcdef", "abcdef", null, List.of(1, 2));
        f("%c%C%5c|%-3c|%c %c", 'x', 'y', 'z', 'w', 65, null); f("%b %B %b %b %6b %.2b", true, false, null, "x", true, false);
        f("%h %H %h", "hello", "hello", null); f("%% %5% |%-5%| %n|"); f("%2$s %1$s %2$s %<s %s %s", "a", "b"); f("%s %<s %s", "p", "q");
        f("%1$d %1$x %1$o %1$c", 97); f("%s", new Fm()); f("%-12.5S", new Fm()); f("%#s", new Fm()); f("%#s", "x"); f("%s %s", "only");
        f("%3$s", "a", "b"); f("%d", "str"); f("%d", 1.5); f("%c", "str"); f("%c", 0x110000); f("%x", 1.5); f("%q", 1); f("%", 1);
        f("%5", 1); f("%-d", 1); f("%-05d", 1); f("%+ d", 1); f("%++d", 1); f("%.2d", 1); f("%,x", 1); f("%+x", 1);
        f("%+x", java.math.BigInteger.valueOf(255)); f("%#d", 1); f("%0d", 1); f("%b %d", "nope"); f("%<s", "a"); f("%99999999999d", 1);
        f("%#b", true); f("%.3c", 'x'); f("%,d %,d", 1234567, -1234567890123L); f("%(,d %(d", -1234567, 5);
        f("%+,d|%+010d|%(010d", 1234567, 42, -42); f("%S %X %C", "stra\u00dfe".substring(0, 4), 0xabcdefL, 'q');
        f("%5s%-5s%5s|", 1, 2.5, 'c'); f("no args"); f("%s", (Object[]) null);
        f("%s", new Object[]{new Object[]{1}}[0].getClass().getSimpleName()); f("%x %x %x", (byte) -128, (short) -2, 'a' + 0); f("%tY", 5);
        f("%ty", "x"); f("%tQ %ts", 1234567L, 1234567L);
        f("%1$tF %1$tT %1$tL %1$tj %1$ta %1$tB %1$te %1$tp", new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT) {{
                        setTimeInMillis(86400000L * 365 + 3723004L); }});
        f("%tF %<tR %<tD", java.time.LocalDateTime.of(2020, 2, 29, 13, 5, 7)); f("%tz", java.time.LocalDate.of(2020, 1, 1));
        f("%tk", java.time.LocalDate.of(2020, 1, 1));
        Formatter fm = new Formatter(new StringBuilder(">"), Locale.ROOT); fm.format("%d-%s", 1, "x").format("%n".trim());
        System.out.println(fm.toString().trim() + " " + fm.locale().toString().isEmpty()); fm.close(); try { fm.format("x"); }
        catch (FormatterClosedException e) { System.out.println("closed"); }
        System.out.printf("%s %d%n", "printf", 7); System.out.format("%-4s|%4s|%n", "l", "r");
    }
}
