// Pattern flags given outside and inline: case folding ASCII and Unicode, comments, literal, dotall, multiline, Unix lines, canonical equivalence.
import java.util.*;
import java.util.regex.*;

public class TextRegexFlags {
    static String esc(String s) { StringBuilder b = new StringBuilder(); for (char c : s.toCharArray()) b.append(c > 31 && c < 127 ? "" + c : String.format("\\u%04x", (int) c)); return b.toString(); }
    static void o(Object x) { System.out.println(esc(String.valueOf(x))); }
    static String f(String re, int fl, String in) { StringBuilder s = new StringBuilder(); Matcher m = Pattern.compile(re, fl).matcher(in); while (m.find()) s.append('[').append(m.group()).append(']'); return s.toString(); }
    public static void main(String[] args) {
        int CI = Pattern.CASE_INSENSITIVE, U = Pattern.UNICODE_CASE, M = Pattern.MULTILINE, D = Pattern.DOTALL, X = Pattern.COMMENTS, L = Pattern.LITERAL, UL = Pattern.UNIX_LINES, CE = Pattern.CANON_EQ, UC = Pattern.UNICODE_CHARACTER_CLASS;
        String g = "\u00c4\u00e4Aa\u0130\u0131iI\u03a3\u03c3\u03c2\u00df\u1e9e\u212ak\u017fs";
        for (String re : new String[] {"\u00e4", "a", "i", "\u03c3", "k", "s", "[a-z]", "\u00df", "[\u00e0-\u00ff]", "\\p{Lower}", "\\p{Lu}", "\\w", "(?u)\u00c4", "\u0130"}) o(re + " none " + f(re, 0, g) + " ci " + f(re, CI, g) + " ciu " + f(re, CI | U, g) + " uc " + f(re, UC, g) + " ciuc " + f(re, CI | UC, g));
        String t = "a\nb\r\nc\u0085d\u2028e\rf\u000bg\f";
        for (String re : new String[] {".", ".+", "^.", ".$", "$", "(?s).+", "\\R", "\\v", "\\N+", "[^\\n]+"}) try { o(re + " none " + f(re, 0, t) + " M " + f(re, M, t) + " S " + f(re, D, t) + " MD " + f(re, M | UL, t) + " UL " + f(re, UL, t)); } catch (PatternSyntaxException e) { o(re + " PSE " + e.getDescription()); }
        o(f("a b # c\n d", X, "abd a b") + f("a\\ b \\#", X, "a b# a b") + f("a b # c", X | CI, "AB") + f("(?x) a  b (?-x) c", 0, "ab c abc") + f("a{1, 2}".replace(", ", ","), X, "aa"));
        o(f("a.b*[", L, "a.b*[ axbb") + f("A.B", L | CI, "a.b A.B axb") + f("\\Q.\\E", L, ".\\Q.\\E") + f("(?i)A", L, "(?i)A a"));
        o(f("(?i)ab(?-i)c", 0, "ABc ABC") + f("(?i:a)b", 0, "Ab AB") + f("a(?i)b|c", 0, "aB C c") + f("(?i-s:A).", 0, "a\n ax") + f("(?ms)^.b$", 0, "a\nb\nxb") + f("(a(?i)b)c", 0, "aBc aBC") + f("(?x-i: a b )", CI, "AB ab") + f("(?U)\\w+", 0, "\u00e9t\u00e9 x") + f("(?d).+", 0, "a\u2028b\nc"));
        o(f("a\u030a", CE, "\u00e5 a\u030a a") + f("\u00e5", CE, "\u00e5 a\u030a") + f("\u00e5", 0, "\u00e5 a\u030a") + f("[\u00e5x]", CE, "a\u030ax") + f("o\u0302\u0323", CE, "\u1ed9 o\u0323\u0302"));
        Pattern p = Pattern.compile("(?i)a", M | D);
        o(p.flags() + " " + p.pattern() + " " + p + " " + Pattern.compile("a", CI | U).flags() + " " + Pattern.compile("(?U)a").flags() + " " + Pattern.compile("x(?s)y").flags() + " " + (M | D));
        try { Pattern.compile("a", 0x1000); } catch (IllegalArgumentException e) { o(e.getMessage()); }
        for (String bad : new String[] {"(?z)a", "(?i", "(?-)a", "(?i-)a", "(?ii)a", "(?i)(?-i)A", "(?:i)a", "(?)a", "(?i-i)a"}) try { o(bad + " " + Pattern.compile(bad).matcher("a ia A").results().map(MatchResult::group).toList()); } catch (PatternSyntaxException e) { o(bad + " " + e.getDescription() + " " + e.getIndex()); }
        o("STRASSE".matches("(?iu)stra\u00dfe") + " " + "Stra\u00dfe".matches("(?iu)STRA\u00dfE") + " " + "\u01c5".matches("(?iu)\u01c6") + " " + "\u01c5".matches("(?iu)[\u01c4]") + " " + "\uff21".matches("(?iu)\uff41") + " " + "\ud801\udc00".matches("(?iu)\ud801\udc28") + " " + "\ud801\udc00".matches("(?i)\ud801\udc28") + " " + "K".matches("(?iu)\u212a") + " " + "K".matches("(?i)\u212a") + " " + "\u0130".matches("(?iu)i") + " " + "\u0131".matches("(?iu)I"));
        o("A1_b".matches("(?i)[a-z0-9_]+") + " " + "Z".matches("(?i)[a-y]") + " " + "^".matches("(?i)[A-z]") + " " + "k".matches("(?i)[J-L]") + " " + "x".matches("(?i)[^X]") + " " + "x".matches("(?i)\\p{Lu}") + " " + "x".matches("(?i)\\p{Upper}") + " " + "X".matches("\\p{javaUpperCase}"));
    }
}
