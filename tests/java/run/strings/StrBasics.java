// Core String API: indexing, substring, search, replace, contains, trim/strip, case mapping, join, valueOf.
import java.util.*;
public class StrBasics {
    static String esc(String s) { if (s == null) return "null"; StringBuilder b = new StringBuilder("\"");
        for (char c : s.toCharArray()) if (c < 32 || c > 126) b.append(String.format("\\u%04x", (int) c)); else b.append(c);
        return b.append('"').toString(); }
    interface T { Object get(); }
    static void t(String n, T f) { Object r; try { r = f.get(); }
        catch (RuntimeException e) { r = "!! " + e.getClass().getName() + ": " + e.getMessage(); System.out.println(n + " " + r); return; }
        System.out.println(n + " " + (r instanceof String ? esc((String) r) : r)); }

    public static void main(String[] args) {
        String s = "Hello, World", u = "h\u00e9llo \u4e16\u754c", e = "";
        for (String x : new String[]{s, u, e}) {
            System.out.println(esc(x) + " len " + x.length() + " empty " + x.isEmpty() + " blank " + x.isBlank() + " hash " + x.hashCode());
            t("idx l", () -> x.indexOf('l')); t("idx l 4", () -> x.indexOf('l', 4)); t("idx neg", () -> x.indexOf('h', -5));
            t("idx big", () -> x.indexOf('l', 500)); t("last", () -> x.lastIndexOf('l')); t("last 3", () -> x.lastIndexOf('l', 3));
            t("last -1", () -> x.lastIndexOf('l', -1)); t("idx str", () -> x.indexOf("llo"));
            t("idx empty", () -> x.indexOf("") + " " + x.indexOf("", 3) + " " + x.indexOf("",
                    99) + " " + x.lastIndexOf("") + " " + x.lastIndexOf("", 2));
            t("idx 4e16", () -> x.indexOf(0x4e16) + " " + x.indexOf(0x1F600) + " " + x.lastIndexOf(0xe9));
            t("sub 2", () -> x.substring(2)); t("sub 1 3", () -> x.substring(1, 3)); t("sub len", () -> x.substring(x.length()));
            t("sub 3 1", () -> x.substring(3, 1)); t("sub -1", () -> x.substring(-1)); t("sub 99", () -> x.substring(99));
            t("sub 0 99", () -> x.substring(0, 99)); t("charAt 0", () -> x.charAt(0) < 128); t("charAt 50", () -> x.charAt(50));
            t("charAt -1", () -> x.charAt(-1)); t("subSeq", () -> x.subSequence(0, x.length() / 2).toString());
            t("repl", () -> x.replace('l', 'L')); t("repl2", () -> x.replace('z', 'y') == x); t("repl3", () -> x.replace("l", "<>"));
            t("repl4", () -> x.replace("", "-")); t("replAll", () -> x.replaceAll("([aeiou])", "[$1]"));
            t("replFirst", () -> x.replaceFirst("l+", "")); t("replNonLatin", () -> x.replace('l', '\u4e00'));
            t("contains", () -> x.contains("lo") + " " + x.contains("") + " " + x.startsWith("") + x.endsWith("") + x.startsWith("l",
                    2) + x.startsWith("", 99) + x.startsWith("H", -1) + x.endsWith("ld") + x.endsWith("\u754c"));
            t("up", () -> x.toUpperCase(Locale.ROOT)); t("lo", () -> x.toLowerCase(Locale.ROOT));
            t("concat", () -> x.concat("!") + (x.concat("") == x));
            t("cmp", () -> x.compareTo("Hellp") + " " + x.compareTo("") + " " + x.compareTo(x + "zz") + " " +
                    x.compareToIgnoreCase("hELLO") + " " + "zzz".compareTo(x));
            t("eqIC", () -> x.equalsIgnoreCase(x.toUpperCase(Locale.ROOT)) + " " + x.equalsIgnoreCase(null) + " " + x.equals(null) +
                    x.contentEquals(new StringBuilder(x)) + x.contentEquals("q"));
            t("null idx", () -> x.indexOf((String) null)); t("matches", () -> x.matches(".*l{2}.*") + " " + x.matches(""));
            t("chars", () -> x.chars().sum() + " " + x.codePoints().count() + " " + Arrays.hashCode(x.toCharArray()));
        }
        t("join", () -> String.join("-", "a", null, "c") + String.join("", List.of()) + String.join(",", List.of("x", "y")));
        t("joinnull", () -> String.join(null, "a"));
        t("valueOf", () -> String.valueOf((Object) null) + String.valueOf(new char[]{'o', 'k'}) + String.valueOf(new char[]{'a', 'b', 'c'},
                1, 2) + String.copyValueOf(new char[]{'z'}) + String.valueOf('c') + String.valueOf(1L) + String.valueOf(1f) +
                String.valueOf(false)); t("valueOfNull", () -> String.valueOf((char[]) null));
        t("ctor", () -> new String(new int[]{0x41, 0x1F600, 0x42}, 0, 3)); t("ctorbad", () -> new String(new int[]{0x110000}, 0, 1));
        t("ctorbad2", () -> new String(new char[3], 2, 5)); t("ctorbad3", () -> new String(new byte[3], 2, 2));
        t("trim", () -> "\t \0x y\u001f\n".trim()); t("trim2", () -> "\u2003a\u2003".trim());
        t("strip", () -> "\u2003 a\u00a0\u2003".strip());
        t("getChars", () -> { char[] c = new char[6]; Arrays.fill(c, '.'); "hello".getChars(1, 4, c, 2); return new String(c); });
        t("getCharsBad", () -> { "hello".getChars(1, 4, new char[2], 0); return ""; });
        t("getCharsBad2", () -> { "hello".getChars(3, 1, new char[2], 0); return ""; });
    }
}
