// java.util.regex: groups, lookaround, quantifiers, replacement, flags, region, error messages.
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;
public class StrRegex {
    static void all(String re, String in) {
        try { Matcher m = Pattern.compile(re).matcher(in); StringBuilder b = new StringBuilder("/" + re + "/ on " + in + ":");
            while (m.find()) { b.append(" [").append(m.start()).append(',').append(m.end()).append(' ').append(m.group());
                for (int i = 1; i <= m.groupCount(); i++) b.append('|').append(m.group(i)).append('@').append(m.start(i)); b.append(']'); }
            System.out.println(b); }
        catch (PatternSyntaxException e) { System.out.println(e.getMessage().replace(System.lineSeparator(), "\\n")); } }
    public static void main(String[] args) {
        all("a*", "baaac"); all("(a)(b)?(c)?", "abacab"); all("(\\w)(\\d+)?", "a12 b c3");
        all("(?<y>\\d{4})-(?<m>\\d\\d)", "2020-01 1999-12"); all("(?i)ABC", "abcAbC"); all("\\bfoo\\b", "foo food foo");
        all("(?<=\\$)\\d+(?!\\d|%)", "$12 $34% $5"); all("(a|ab)(c|bcd)(d*)", "abcd"); all("a+?", "aaa"); all("a++a", "aaa");
        all("(?>a+)b", "aaab"); all("(.)\\1", "aabbcdd"); all("^.*$", "l1\nl2"); all("(?m)^.*$", "l1\nl2"); all("(?s).+", "a\nb");
        all("[a-c&&[^b]]+", "abcacb"); all("[^\\s\\d]+", "ab1 cd"); all("x{2,3}", "xxxxxxx"); all("(?:ab)+", "ababxab");
        all("(a(b(c)))", "abc"); all("\\Qa.b\\E+", "a.bbb aXb"); all("(?x) a b # comment\n c", "abc"); all("\\p{Punct}+", "a,.;b!");
        all("(a?)*b", "aab"); all("\\G\\d", "12a3"); all("$", "ab"); all("", "ab"); all("(\\()(?=.*\\))", "(a)"); all("\\R", "a\r\nb\n");
        all("\\h+\\H", "a \tb"); all("[\\[\\]-]+", "a[-]b");
        for (String bad : new String[]{"(", "[a", "*a", "a{2,1}", "(?<1>a)", "\\k<no>", "a)", "\\", "(?z)", "[b-a]", "\\p{Nope}",
                    "(?<n>a)(?<n>b)", "a{99999999999}"}) all(bad, "x");
        Matcher m = Pattern.compile("(?<k>\\w+)=(?<v>\\w*)").matcher("a=1;bb=;c=3");
        System.out.println(m.replaceAll("${v}:$1") + " " + m.replaceFirst("<$0>") + " " +
                m.replaceAll(r -> r.group("k".equals("") ? 0 : 1).toUpperCase(Locale.ROOT) + r.start()));
        StringBuilder sb = new StringBuilder(); m.reset();
        while (m.find()) m.appendReplacement(sb, Matcher.quoteReplacement("$" + m.group("v") + "\\")); m.appendTail(sb);
        System.out.println(sb); System.out.println(m.reset().results().map(r -> r.group(1) + r.end()).collect(Collectors.joining(","))); 
        try { "a".replaceAll("a", "$1"); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { "a".replaceAll("a", "$"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { "a".replaceAll("a", "\\"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { "a".replaceAll("a", "${x}"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { Pattern.compile("a").matcher("b").group(); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        try { Matcher q = Pattern.compile("a").matcher("a"); q.find(); q.group(2); }
        catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { Matcher q = Pattern.compile("a").matcher("a"); q.find(); q.group("zz"); }
        catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        Matcher r = Pattern.compile("\\d+").matcher("a123b456"); r.region(2, 6);
        System.out.println(r.find() + r.group() + r.lookingAt() + r.group() + r.matches() + r.hitEnd() + " " + r.regionStart() +
                r.regionEnd()); r.reset("99");
        System.out.println(r.matches() + " " + r.toMatchResult().group() + " " + r.hitEnd() + r.requireEnd() + " " + r.pattern() + " " +
                r); System.out.println(Pattern.quote("a\\Eb") + " " + Pattern.matches(Pattern.quote("[x]"),
                "[x]") + " " + Pattern.compile("a",
                Pattern.MULTILINE | Pattern.DOTALL).flags() + " " + Pattern.compile("^a").asPredicate().test("ab") +
                Pattern.compile("a").asMatchPredicate().test("ab") + " " + "a1b2".replaceAll("(\\w)(\\d)",
                "$2$1") + " " + "x.y.z".replaceAll(".", "-") + " " + "x.y.z".replace(".", "-"));
    }
}
