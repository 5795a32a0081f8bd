// Every IllegalFormatException subclass with its message, getters, and precedence between competing errors; last one uncaught.
import java.util.*;

public class TextFormatFailures {
    static void t(String p, Object... a) { try { System.out.println(p + " -> [" + String.format(Locale.ROOT, p, a) + "]"); } catch (IllegalFormatException e) { System.out.println(p + " -> " + e.getClass().getSimpleName() + ": " + e.getMessage()); } }
    public static void main(String[] args) {
        t("%"); t("%%"); t("% "); t("%5"); t("%q", 1); t("%-"); t("%-d", 1); t("%0d", 1); t("%05s", "a"); t("%-05d", 1); t("%+ d", 1); t("%+s", "a");
        t("%,s", "a"); t("%,x", 1); t("%#d", 1); t("%(s", "a"); t("%.2d", 1); t("%.c", 'a'); t("%.2c", 'a'); t("%#c", 'a'); t("%05c", 'a'); t("%-c", 'a');
        t("%d", "x"); t("%d", 1.5); t("%d", 'c'); t("%d", true); t("%f", 1); t("%f", "1.0"); t("%e", 5L); t("%x", 1.5); t("%x", "a"); t("%o", 'c');
        t("%c", "str"); t("%c", 1.5); t("%c", 0x110000); t("%c", -1); t("%c", true); t("%b", 1); t("%s"); t("%d"); t("%2$s", "a"); t("%0$s", "a");
        t("%1$", "a"); t("%$s", "a"); t("%<s"); t("%-5"); t("%5.s", "a"); t("%.s", "a"); t("%.-1s", "a"); t("%--5d", 1); t("%++d", 1); t("%00d", 1);
        t("%  d", 1); t("%##x", 1); t("%,,d", 1); t("%((d", -1); t("%<<s", 1); t("%99999999999d", 1); t("%.99999999999f", 1.0); t("%99999999999$s", 1);
        t("%t", 1); t("%tq", 1L); t("%tY", "s"); t("%.2tY", 1L); t("%#tY", 1L); t("%-tY", 1L); t("%T", 1L); t("%Tx", 1L); t("%n5"); t("%5n"); t("%-n");
        t("%.3n"); t("%5%"); t("%-%"); t("%.2%"); t("%D", 1); t("%N"); t("%F", 1.0); t("%I", 1); t("%i", 1); t("%u", 1); t("%l", 1); t("%ld", 1L);
        t("%hd", 1); t("%p", 1); t("%a", 1); t("%a", new java.math.BigDecimal(1)); t("%.2a", 1.5); t("%,a", 1.5); t("%(a", 1.5); t("%#g", 1.5); t("%,e", 1.5);
        t("%#h", "a"); t("%+h", 1); t("%.2b", true); t("%#b", true); t("%05b", true); t("%+x", 1); t("%+x", java.math.BigInteger.ONE); t("%(o", -1L);
        t("% x", 1); t("%s %d", "ok", "bad"); t("abc%zdef", 1); t("%d %d", 1); t("%1$d %3$d", 1, 2); t("\u00e9%".replace("\u00e9", "e"));
        t("%s", (Object) null); t("%d", (Object) null); t("%c", (Object) null); t("%f", (Object) null); t("%e %x %b", null, null, null);
        t("%-10s|%-10S|", "a", null);
        try { String.format("%5", 1); } catch (UnknownFormatConversionException e) { System.out.println(e.getConversion()); }
        try { String.format("%q", 1); } catch (UnknownFormatConversionException e) { System.out.println(e.getConversion()); }
        try { String.format("%d", "x"); } catch (IllegalFormatConversionException e) { System.out.println(e.getConversion() + " " + e.getArgumentClass()); }
        try { String.format("%.2d", 1); } catch (IllegalFormatPrecisionException e) { System.out.println(e.getPrecision()); }
        try { String.format("%s %s", 1); } catch (MissingFormatArgumentException e) { System.out.println(e.getFormatSpecifier()); }
        try { String.format("%-d", 1); } catch (MissingFormatWidthException e) { System.out.println(e.getFormatSpecifier()); }
        try { String.format("%#s", "x"); } catch (FormatFlagsConversionMismatchException e) { System.out.println(e.getFlags() + " " + e.getConversion()); }
        try { String.format("%++d", 1); } catch (DuplicateFormatFlagsException e) { System.out.println(e.getFlags()); }
        try { String.format("%+ d", 1); } catch (IllegalFormatFlagsException e) { System.out.println(e.getFlags()); }
        try { String.format("%c", 0x110000); } catch (IllegalFormatCodePointException e) { System.out.println(e.getCodePoint()); }
        try { String.format("%5n"); } catch (IllegalFormatWidthException e) { System.out.println(e.getWidth()); }
        // output produced before the failure is not lost with an explicit Formatter
        StringBuilder sb = new StringBuilder();
        try { new Formatter(sb).format("one %d two %d three %s", 1, "x", 3); } catch (IllegalFormatException e) { System.out.println("[" + sb + "]"); }
        System.out.printf("before %s ", "it");
        System.out.printf("%d and then %d%n", 1, 2.5);
    }
}
