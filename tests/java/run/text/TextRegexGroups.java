// Regex groups: numbered, named, nested, optional, repeated, backreferences by number and name, starts and ends.
import java.util.*;
import java.util.regex.*;

public class TextRegexGroups {
    static void o(Object x) { System.out.println(x); }
    static void m(String re, String in) {
        Matcher m = Pattern.compile(re).matcher(in);
        StringBuilder s = new StringBuilder(re + " on '" + in + "' groups=" + m.groupCount());
        int n = 0;
        while (m.find() && n++ < 6) {
            s.append(" {").append(m.start()).append('-').append(m.end());
            for (int i = 0; i <= m.groupCount(); i++) s.append(' ').append(m.group(i)).append('@').append(m.start(i)).append(',').append(m.end(i));
            s.append('}');
        }
        o(s + (Pattern.matches(re, in) ? " matches" : ""));
    }
    static void fail(String n, Runnable r) { try { r.run(); o(n + " ok"); } catch (RuntimeException e) { o(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage()); } }
    public static void main(String[] args) {
        m("(a)(b)?(c)", "abcac"); m("((a)(b(c)))", "abc"); m("(a|ab)(c|bcd)(d*)", "abcd"); m("(a*)*", "aab"); m("(a*)+", "b"); m("(?:ab)+(c)?", "ababc ab");
        m("(a)|(b)|(c)", "cab"); m("(a(b)?)+", "aba"); m("(?:(a)|b)*", "abb"); m("(z)((a+)?(b+)?(c))*", "zaacbbbcac"); m("()", "ab"); m("(|a)+", "aaa");
        m("(?:|a)+b", "aab"); m("^(?:(\\d+)x)?\\s*(.*)$", "12x foo"); m("^(?:(\\d+)x)?\\s*(.*)$", "bar");
        m("(\\w)\\1", "hello book aab"); m("(\\w)(\\w)\\2\\1", "abba noon otto"); m("(?<q>['\"]).*?\\k<q>", "say 'it' \"and 'this'\"");
        m("(a)?\\1b", "b aab"); m("\\b(\\w+) \\1\\b", "the the cat sat sat on on mat"); m("(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)\\10", "abcdefghijj");
        m("(a)\\11", "aa1"); m("(.)(.)(.)\\3\\2\\1", "abccba xyzzyx"); m("(?i)(ab)\\1", "abAB ABab"); m("(?=(\\w+))\\1:", "abc:"); m("(?<!(a))b", "ab bb");
        m("(?>(a+))b", "aaab"); m("^(.*)(\\d+)$", "abc123"); m("^(.*?)(\\d+)$", "abc123"); m("(\\d{1,3})(?=(?:\\d{3})+$)", "1234567");
        Matcher d = Pattern.compile("(?<year>\\d{4})-(?<mon>\\d\\d)-(?<day>\\d\\d)(?:T(?<hour>\\d\\d))?").matcher("on 2024-02-29T13 and 1999-12-31"); while (d.find()) o(d.group("year") + "/" + d.group("mon") + "/" + d.group("day") + "/" + d.group("hour") + " " + d.start("mon") + "-" + d.end("mon") + " " + d.start("hour") + " " + d.group(1).equals(d.group("year")));
        fail("no match", () -> d.group()); d.reset(); d.find(); fail("no group", () -> d.group("nope")); fail("idx", () -> d.group(9));
        fail("idx-1", () -> d.group(-1)); fail("start", () -> d.start("x")); fail("null name", () -> d.group((String) null));
        fail("no attempt", () -> Pattern.compile("a").matcher("a").start());
        fail("failed", () -> { Matcher f = Pattern.compile("x").matcher("a"); f.find(); f.end(); });
        fail("unset", () -> o(Pattern.compile("(a)|b").matcher("b").results().map(r -> r.group(1) + r.start(1)).toList()));
        MatchResult mr = d.toMatchResult(); d.find(); o(mr.group() + " " + mr.start() + " " + mr.groupCount() + " " + mr.group(4) + " " + d.group());
        o(Pattern.compile("(?<a>.)(?<b>.)").matcher("xy").replaceAll("${b}${a}") + " " + Pattern.compile("(.)(.)").matcher("xyzw").replaceAll("$2$1") + " " + "2024-01-05".replaceAll("(\\d+)-(\\d+)-(\\d+)", "$3.$2.$1") + " " + "aXbX".replaceFirst("(X)", "[$1$0]") + " " + "abc".replaceAll("(?<n>b)", "<${n}$10>"));
        // key-value scanner, nested data up to fixed depth, CSV with quotes
        Matcher kv = Pattern.compile("(\\w+)\\s*=\\s*(?:\"((?:[^\"\\\\]|\\\\.)*)\"|(\\S+))").matcher("a=1 b = \"two \\\" words\" c=x=y d=\"\""); while (kv.find()) o(kv.group(1) + " -> " + (kv.group(2) != null ? "[" + kv.group(2) + "]" : kv.group(3)));
        Matcher csv = Pattern.compile("\\G(?:^|,)(?:\"([^\"]*(?:\"\"[^\"]*)*)\"|([^\",]*))").matcher("one,\"two, too\",,\"q\"\"q\",end");
        StringBuilder sb = new StringBuilder(); while (csv.find()) sb.append('<').append(csv.group(1) != null ? csv.group(1).replace("\"\"", "\"") : csv.group(2)).append('>');
        o(sb);
        o("((a)(b))".matches("\\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\)") + " " + "((a)(b)".matches("\\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\)"));
        fail("dup name", () -> Pattern.compile("(?<a>x)(?<a>y)")); fail("bad ref", () -> Pattern.compile("\\k<zz>"));
        fail("fwd ref", () -> o(Pattern.compile("\\1(a)").matcher("aa").find())); fail("bad name", () -> Pattern.compile("(?<1a>x)"));
        StringBuilder many = new StringBuilder();
        for (int i = 0; i < 30; i++) many.append("(").append((char) ('a' + i % 26)).append(")");
        Matcher mm = Pattern.compile(many + "\\30\\29").matcher("abcdefghijklmnopqrstuvwxyzabcddc");
        o(mm.matches() + " " + mm.groupCount() + " " + (mm.matches() ? mm.group(27) + mm.group(30) : ""));
        o(Pattern.compile("(?<k>[a-z]+)(?<v>\\d*)").matcher("ab12cd,ef3").results().map(r -> r.group(1) + ":" + r.group(2) + "@" + r.start()).toList());
    }
}
