// Text blocks and the newer String methods: strip, indent, stripIndent, translateEscapes, lines, repeat, transform, chars, joins and builders.
import java.util.*;
import java.util.stream.*;

public class TextStringTools {
    static String v(Object s) { StringBuilder b = new StringBuilder(); for (char c : String.valueOf(s).toCharArray()) b.append(c == '\n' ? "\\n" : c == '\t' ? "\\t" : c > 31 && c < 127 ? "" + c : String.format("\\u%04x", (int) c)); return b.toString(); }
    static void o(Object x) { System.out.println(v(x)); }
    static String t(java.util.function.Supplier<?> s) { try { return String.valueOf(s.get()); } catch (RuntimeException e) { return e.getClass().getSimpleName() + "(" + e.getMessage() + ")"; } }
    public static void main(String[] args) {
        o("""
            block one
              indented \
            joined
            trailing\s\s
            "quotes" and \"""escaped\"""
            tab\there
            """);
        o("""
          a
         b
            c"""); o("""
            x
          """); o("""
            """.length() + """
            y""");
        for (String s : new String[] {" a ", "\u2003b\u2003", "\u00a0c\u00a0", "\td\n", "", "   ", "\u0000e\u0000", "\u2028f"}) o("[" + s + "] trim[" + s.trim() + "] strip[" + s.strip() + "] lead[" + s.stripLeading() + "] trail[" + s.stripTrailing() + "] blank " + s.isBlank() + s.isEmpty());
        for (int n : new int[] {0, 2, -1, -10}) o(n + " " + "a\n  b\r\n\tc".indent(n));
        for (String s : new String[] {"  a\n    b\n  c", "a\n  b", "   \n  a\n", "  a\n  ", "\ta\n\t b", ""}) o(s + " => " + s.stripIndent());
        for (String s : new String[] {"a\\tb\\n", "\\101\\0\\377\\12", "\\s\\\"\\'\\\\", "x\\\ny", "\\q", "end\\", "\\u0041", "\\400"}) o(s + " => " + t(s::translateEscapes));
        o("a\nb\r\nc\rd\n\n".lines().map(x -> "<" + x + ">").collect(Collectors.joining()) + "ab".repeat(3) + "x".repeat(0) + t(() -> "x".repeat(-1)) + " " + "abc".transform(x -> x + x.length()) + " " + "a-b".chars().sum() + " " + "\ud83d\ude00!".codePoints().mapToObj(Integer::toHexString).toList() + " " + "hello".chars().mapToObj(c -> (char) c).map(String::valueOf).sorted(Comparator.reverseOrder()).collect(Collectors.joining()) + " " + "%s=%d".formatted("k", 5) + " " + String.join("/", List.of("a", "b")) + String.join(",", "x") + String.join("-", new ArrayList<>()) + " " + "Abc".describeConstable().get() + " " + "a,b".contains(",") + "abc".endsWith("") + "abc".startsWith("b", 1) + " " + "banana".indexOf("an", 2) + "banana".lastIndexOf("an", 2) + "banana".indexOf('n', -5) + "banana".lastIndexOf('z') + "".indexOf("") + "abc".indexOf("", 9) + "abc".lastIndexOf("") + " " + "abc".regionMatches(true, 1, "XBC", 1, 2) + "a".compareTo("abc") + "b".compareTo("a") + "abc".contentEquals(new StringBuilder("abc")) + " " + String.valueOf(new char[] {'q', 'r'}, 1, 1) + String.copyValueOf(new char[] {'z'}) + new String(new int[] {0x1F600, 65}, 0, 2) + " " + "a\u0000b".length() + "abc".subSequence(1, 2) + t(() -> "abc".substring(2, 1)) + t(() -> "abc".charAt(3)) + t(() -> "abc".codePointAt(-1)) + t(() -> "abc".substring(4)));
        StringBuilder sb = new StringBuilder("0123456789");
        o(sb.insert(5, "ABC").delete(0, 2).deleteCharAt(0).replace(1, 3, "xyz").reverse().append(1).append('c').append(2.5f).append(true).append((Object) null).append(new char[] {'h'}).append("range", 1, 3).insert(0, -7L) + " " + sb.length() + sb.indexOf("c") + sb.lastIndexOf("l") + sb.charAt(3));
        sb.setLength(3); sb.setCharAt(1, '*'); sb.appendCodePoint(0x1F601);
        o(sb + " " + sb.length() + sb.codePointCount(0, sb.length()) + sb.offsetByCodePoints(0, 4) + sb.reverse() + sb.compareTo(new StringBuilder("z")) + sb.chars().count());
        StringBuilder e = new StringBuilder("abc");
        o(t(() -> e.insert(9, "x")) + t(() -> e.deleteCharAt(3)) + t(() -> e.replace(4, 5, "q")) + t(() -> e.delete(2, 1)) + t(() -> e.substring(1, 9)) + t(() -> { e.setLength(-1); return 0; }) + t(() -> e.append("xyz", 2, 9)) + t(() -> e.delete(1, 99)) + t(() -> e.codePointBefore(0)));
    }
}
