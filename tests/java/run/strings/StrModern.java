// Java 11-17 String methods: strip*, repeat, lines, isBlank, indent, stripIndent, translateEscapes, transform, formatted, describeConstable.
import java.util.*;
import java.util.stream.*;
public class StrModern {
    static String esc(String s) { StringBuilder b = new StringBuilder("\"");
        for (char c : s.toCharArray()) if (c < 32 || c > 126) b.append(String.format("\\u%04x", (int) c)); else b.append(c);
        return b.append('"').toString(); }
    static void p(String s) { System.out.println(esc(s)); }
    public static void main(String[] args) {
        String[] ws = {"", " ", "\t\n\r\f", "\u2003x\u2003", "\u00a0 x", "\u200bx", "\u001cx\u001d", " a b ", "\u3000\u4e00\u3000", "\0x"};
        for (String w : ws) { p(w.strip()); p(w.stripLeading()); p(w.stripTrailing()); p(w.trim()); System.out.println(w.isBlank() + " " + w.isEmpty()); }
        for (int n : new int[]{0, 1, 3}) { p("ab".repeat(n)); p("\u4e00".repeat(n)); p("".repeat(n)); p("x".repeat(n)); }
        try { "x".repeat(-1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { "xyz".repeat(Integer.MAX_VALUE); } catch (OutOfMemoryError e) { System.out.println(e.getMessage()); }
        for (String l : new String[]{"", "\n", "a\nb", "a\r\nb\rc\n", "\n\na\n\n", "a\n\r\nb", "\u4e00\n\u4e01\r",
                    "no end"}) System.out.println(l.lines().map(StrModern::esc).collect(Collectors.joining("|", "[", "]")) +
                l.lines().count());
        for (int n : new int[]{0, 2, -1, -5}) { p("a\n  b\r\n c".indent(n)); p("".indent(n)); p("\t\u2003x".indent(n)); }
        p("   a\n     b\n   c".stripIndent()); p("   a\n b\n  ".stripIndent()); p("  x  \n   y".stripIndent()); p("".stripIndent());
        p("\tx\n\t\ty\n".stripIndent());
        p("a\\tb\\n\\\\\\\"\\'\\101\\0\\377\\477\\s\\\nz".translateEscapes());
        for (String bad : new String[]{"\\q", "abc\\", "\\u0041"}) try { p(bad.translateEscapes()); }
        catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println("12".transform(Integer::parseInt) + 1); System.out.println("%s-%05d-%x".formatted("a", 42, 255));
        System.out.println("x".describeConstable().get()); try { System.out.println("k".resolveConstantDesc(null)); }
        catch (Exception e) { System.out.println(e); }
        System.out.println("a,b,,c".chars().filter(c -> c == ',').count() + " " +
                "a\uD83D\uDE00b".codePoints().mapToObj(Integer::toHexString).collect(Collectors.toList()) + " " +
                "a\uD83D\uDE00b\uD83D".chars().mapToObj(Integer::toHexString).collect(Collectors.joining(",")) + " " +
                "\uDE00\uD83D".codePoints().boxed().collect(Collectors.toList()));
        System.out.println(Stream.of("b", "A", "c",
                "B").sorted(String.CASE_INSENSITIVE_ORDER.thenComparing(Comparator.naturalOrder())).collect(Collectors.toList()) + " " +
                Stream.of("b", "A").sorted(String.CASE_INSENSITIVE_ORDER.reversed()).toList());
        System.out.println(CharSequence.compare("abc", new StringBuilder("abd")) + " " + CharSequence.compare("ab",
                "abc") + " " + CharSequence.compare("\u4e00", "a") + " " + new StringBuilder("x").compareTo(new StringBuilder("xy")) +
                " " + new StringBuilder().isEmpty());
    }
}
