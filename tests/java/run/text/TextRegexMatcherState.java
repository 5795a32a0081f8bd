// Matcher as a state machine: find from index, regions, anchoring and transparent bounds, hitEnd, requireEnd, reset, usePattern, results.
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

public class TextRegexMatcherState {
    static void o(Object x) { System.out.println(x); }
    static void fail(String n, Runnable r) { try { r.run(); o(n + " ok"); } catch (RuntimeException e) { o(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage()); } }
    public static void main(String[] args) {
        Matcher m = Pattern.compile("\\d+").matcher("a12b345c6");
        o(m.find() + m.group() + m.find() + m.group() + m.find(2) + m.group() + m.find(1) + m.group() + m.lookingAt() + m.matches() + m.reset().find() + m.group());
        fail("find -1", () -> m.find(-1)); fail("find 10", () -> m.find(10)); fail("find 9", () -> o(m.find(9))); fail("after failure", m::group);
        m.region(2, 5); o(m.find() + m.group() + m.start() + " " + m.regionStart() + m.regionEnd() + m.find() + m.group() + m.find());
        fail("region", () -> m.region(5, 2)); fail("region2", () -> m.region(0, 99)); m.reset(); o(m.regionStart() + "" + m.regionEnd()); m.reset("x9");
        o(m.find() + m.group());
        Matcher b = Pattern.compile("^bar$").matcher("foobarbaz"); b.region(3, 6); o(b.find() + " " + b.hasAnchoringBounds() + b.hasTransparentBounds());
        b.useAnchoringBounds(false).region(3, 6); o(b.find()); Matcher t = Pattern.compile("(?<=foo)bar(?=baz)\\b?").matcher("foobarbaz").region(3, 6);
        o(t.find()); t.useTransparentBounds(true).region(3, 6); o(t.find() + t.group());
        Matcher wb = Pattern.compile("\\bbar\\b").matcher("foobarbaz").region(3, 6); o(wb.matches() + "" + wb.useTransparentBounds(true).matches());
        for (String[] c : new String[][] {{"abc", "ab"}, {"abc", "abc"}, {"ab*", "abb"}, {"ab*c", "abbc"}, {"a$", "a"}, {"a\\b", "a"}, {"a(?!b)", "a"}, {"a|abc", "ab"}, {"\\d{3}", "12"}, {"[a-c]+d", "abcabc"}, {"x", "abc"}, {"a\\z", "a"}, {"(?:ab)+", "abab"}, {"a.*b", "axxx"}, {"a?+b", "a"}}) { Matcher h = Pattern.compile(c[0]).matcher(c[1]); boolean f = h.find(); String fs = f + "/" + h.hitEnd() + "/" + h.requireEnd(); boolean mt = h.reset().matches(); o(c[0] + " " + c[1] + " find " + fs + " matches " + mt + "/" + h.hitEnd() + "/" + h.requireEnd() + " looking " + h.reset().lookingAt() + "/" + h.hitEnd()); }
        Matcher u = Pattern.compile("[a-z]+").matcher("abc123def"); u.find(); u.usePattern(Pattern.compile("\\d"));
        o(u.find() + u.group() + u.find() + u.group() + " " + u.pattern()); fail("null pattern", () -> u.usePattern(null));
        Matcher g = Pattern.compile("\\G\\d").matcher("12a3"); int n = 0; while (g.find()) n++; o(n + " " + g.find(3) + " " + g.reset().find());
        MatchResult r1 = null; List<MatchResult> rs = new ArrayList<>();
        Matcher k = Pattern.compile("(\\w)(\\d)?").matcher("a1b"); while (k.find()) rs.add(k.toMatchResult());
        for (MatchResult r : rs) System.out.print(r.group() + r.group(1) + r.group(2) + r.start(2) + r.end() + " ");
        o("");
        o(Pattern.compile("o").matcher("foo boo").results().map(r -> r.start()).toList() + "" + Pattern.compile("").matcher("ab").results().count() + Pattern.compile("zz").matcher("ab").results().count());
        fail("results CME", () -> { Matcher c = Pattern.compile("a").matcher("aaa"); c.results().forEach(r -> c.find()); });
        fail("toMatchResult none", () -> Pattern.compile("a").matcher("b").toMatchResult().group());
        // matcher over a mutating sequence and over a custom CharSequence
        StringBuilder sb = new StringBuilder("aXbX"); Matcher x = Pattern.compile("X").matcher(sb); o(x.find() + "" + x.start()); sb.insert(0, "XX");
        o(x.find() + "" + x.start() + x.reset().find() + x.start());
        CharSequence rep = new CharSequence() { public int length() { return 30; } public char charAt(int i) { return (char) ('a' + i % 3); } public CharSequence subSequence(int s, int e) { StringBuilder q = new StringBuilder(); for (int i = s; i < e; i++) q.append(charAt(i)); return q; } @Override public String toString() { return subSequence(0, 30).toString(); } };
        Matcher cs = Pattern.compile("ca(b)").matcher(rep); n = 0; while (cs.find()) n++; o(n + " " + cs.replaceAll("<$1>")); o(m + "");
        o(Pattern.compile("x(y)").matcher("xy") + ""); Matcher e = Pattern.compile("a*").matcher("baac");
        StringBuilder z = new StringBuilder(); while (e.find()) z.append(e.start()).append('-').append(e.end()).append(' '); o(z);
        o(IntStream.range(0, 5).mapToObj(i -> Pattern.compile("ab").matcher("abab").find(Math.min(i, 4)) ? "y" : "n").collect(Collectors.joining()));
        Matcher two = Pattern.compile("(a)(b)?").matcher("a ab"); two.find(); int s1 = two.start(2); two.find();
        o(s1 + " " + two.start(2) + " " + two.end(2)); fail("null input", () -> Pattern.compile("a").matcher(null));
        Pattern shared = Pattern.compile("(\\d+)"); Matcher p1 = shared.matcher("1 22"), p2 = shared.matcher("333"); p1.find(); p2.find(); p1.find();
        o(p1.group() + p2.group());
    }
}
