// Greedy, reluctant, possessive quantifiers, counted repeats, atomic groups, lookahead and lookbehind, anchors, backtracking order.
import java.util.*;
import java.util.regex.*;

public class TextRegexQuantifiers {
    static void o(Object x) { System.out.println(x); }
    static String all(String re, String in) { StringBuilder s = new StringBuilder(); Matcher m = Pattern.compile(re).matcher(in); while (m.find()) s.append('[').append(m.group()).append(']').append(m.start()).append(' '); return s.toString().trim(); }
    static void t(String in, String... res) { for (String r : res) o(r + " | " + in.replace("\n", "\\n").replace("\r", "\\r") + " => " + all(r, in).replace("\n", "\\n").replace("\r", "\\r")); }
    public static void main(String[] args) {
        t("aaaa", "a", "a?", "a*", "a+", "a??", "a*?", "a+?", "a?+", "a*+", "a++", "a{2}", "a{2,}", "a{1,2}", "a{0}", "a{1,3}?", "a{2,3}+", "a{3}a", "a{1,3}+a", "a*+a", "a++b|aa", "(?>a*)a", "(?>a+?)a", "(a{2}){2}", "(?:a{1,2}){2}", "(a?){3}", "(a+)+$", "(?:a|aa)+$");
        t("<b>x</b><b>y</b>", "<.+>", "<.+?>", "<[^>]*>", "<b>.*</b>", "<b>.*?</b>", "<b>.*+</b>", "<(\\w)>[^<]*+</\\1>");
        t("foobar foobaz barfoo", "foo(?=bar)", "foo(?!bar)", "(?<=foo)ba.", "(?<!foo)ba.", "\\w+(?=oo)", "(?<=\\b)\\w(?=\\w{5}\\b)", "(?<=ba[rz]) \\w", "(?=.*baz)foo", "(?<=o{1,2})b", "(?<!\\w)f\\w*", "(?<=^foo)\\w+", "foo(?=(bar)|(baz))");
        t("a1b22c333", "\\d+?", "\\d+?(?=\\D|$)", "[a-c]\\d{2}", "(?<=[a-z])\\d", "\\D\\d*?\\d\\b", "(?:\\D\\d++)+", "[^a-b]+", "[a-z&&[^b]]\\d", "\\w(?<=\\d)(?=\\d)");
        t("one\ntwo\r\nthree\n", "^\\w+", "(?m)^\\w+", "\\w+$", "(?m)\\w+$", "\\w+\\z", "\\w+\\Z", "(?m)^t", "(?s)e.t", "e.t", "(?md)e$", "\\A\\w", "\\R", "(?m)^$", "\\w+\\r?$", "(?ms)^.*?$");
        t("ab ab\tab", "\\bab\\b", "\\Bb", "\\b", "\\B", "\\Gab ?", "\\G\\w", "ab\\b(?! )", "\\s", "\\S+", "\\h+", "[^\\S ]");
        t("xyz", "", "(?=y)", "x*", "y*", "z*$", "|x", "x|", "(?:)", "(?<=z)", "$", "^", "y??z");
        t("aXbxcX", "(?i)x", "(?i:x)c", "a(?i)x(?-i)b", "[[a-z]&&[^x]]", "[^[a-z]]", "[a-z&&[bcx]]", "[abX-]", "[\\w&&[^_\\d]]{2}", "[a-cX&&[^b]]+");
        // catastrophic looking ones that the implementation must still answer; possessive forms answer fast
        o("aaaaaaaaaaaaaaaaab".matches("(?:a+)+b") + " " + "aaaaaaaaaaaaaa".matches("(?:a++)+b") + " " + "aaaaaaaaaaaaaaaaaaaaaaaaaa".matches("(?>a+)+b") + " " + "x".repeat(2000).matches("x*") + " " + "x".repeat(2000).matches("(?:x)*") + " " + "xy".repeat(500).matches("(?:xy)*+") + " " + ("ab".repeat(300) + "c").matches("(?:a|b)*c"));
        o(all("(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?!$)|\\b)){4}", "192.168.1.254 256.1.1.1 10.0.0.1"));
        o(all("\\b(?!\\d+\\b)[\\w$]+\\b", "x1 22 $a b$ 3c")); o(all("(?x) \\d+  # digits\n (?: \\. \\d* )? # fraction", "3.14 42 .5 7."));
        o("foo.bar(baz)".replaceAll("[.()]", "_") + " " + Pattern.quote("a.b\\E*") + " " + "xa.b\\E*y".matches("x" + Pattern.quote("a.b\\E*") + "y") + " " + "1+1=2".split("\\Q+\\E").length + " " + "a*b".matches("\\Qa*b\\E") + " " + Matcher.quoteReplacement("$1\\"));
        o(all("(?<!^)(?=[A-Z])", "camelCaseString") + " " + String.join(" ", "camelCaseXMLString".split("(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")));
        o("1234567.891".replaceAll("(?<=\\d)(?=(?:\\d{3})+(?!\\d))(?<!\\.\\d{0,9})", ","));
        o(all("(a)?(?:(?=a)a|b)", "aab") + " " + all("(?:a(?=b)|ab)c?", "abc"));
    }
}
