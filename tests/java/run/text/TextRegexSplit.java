// Splitting: String.split fast path and regex path with all limits, zero width matches, splitAsStream, predicates over patterns.
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

public class TextRegexSplit {
    static void o(Object x) { System.out.println(x); }
    static String q(String[] a) { return Arrays.stream(a).map(s -> "'" + s.replace("\n", "\\n").replace("\t", "\\t") + "'").collect(Collectors.joining(",", "[", "]")); }
    public static void main(String[] args) {
        String[] ins = {"", "a", ",", ",,", "a,b", ",a,,b,,", "a,b,c,d", " a b ", "boo:and:foo"};
        for (String re : new String[] {",", ":", "o", "", " ", "[,:]", ",+", "(?=o)", "(?<=o)", "x", "\\s*"}) for (String in : ins) { Set<String> seen = new LinkedHashSet<>(); for (int lim : new int[] {0, -1, 1, 2, 3, 10}) { String r = q(in.split(re, lim)); if (!r.equals(q(Pattern.compile(re).split(in, lim)))) o("DIFF"); seen.add(lim + r); } if (in.length() > 3 || in.isEmpty() || in.startsWith(",")) o("/" + re + "/ '" + in + "' " + seen.stream().limit(4).toList()); }
        o(q("a.b.c".split("\\.")) + q("a.b.c".split(".")) + q("a|b|c".split("|")) + q("a|b|c".split("\\|")) + q("a\\b".split("\\\\")) + q("a1b22c".split("\\d")) + q("x$y$z".split("$")) + q("x$y$z".split("\\$")) + q("a^b".split("^")) + q("AxBXc".split("(?i)x")) + q("a\tb\nc  d".split("\\s")) + q("a\ud83d\ude00b".split("")).replaceAll("[^ -~]+", "#") + q("\ud83d\ude00x\ud83d\ude00".split("x")).replaceAll("[^ -~]+", "#") + q("one1two2".split("(?<=\\d)")) + q("HelloWorldFoo".split("(?=\\p{Lu})")) + q("aXXbXc".split("X")) + q("2024-01-02T03".split("[-T]")) + q("key = value = more".split("\\s*=\\s*", 2)));
        Pattern c = Pattern.compile(",");
        o(c.splitAsStream("a,b,,c,,").map(s -> "<" + s + ">").toList() + "" + c.splitAsStream("").toList() + c.splitAsStream(",,").toList() + Pattern.compile("").splitAsStream("abc").toList() + Pattern.compile("\\d*").splitAsStream("a1b22c").toList() + c.splitAsStream("x,y,z").limit(2).toList() + c.splitAsStream("none").toList());
        StringBuilder log = new StringBuilder();
        c.splitAsStream(new CharSequence() { final String s = "p,q,r"; public int length() { log.append('l'); return s.length(); } public char charAt(int i) { return s.charAt(i); } public CharSequence subSequence(int a, int b) { log.append('<').append(a).append(b).append('>'); return s.subSequence(a, b); } @Override public String toString() { return s; } }).findFirst().ifPresent(log::append);
        o(log.length() > 0);
        o(Stream.of("apple", "bob", "kayak", "x1").filter(Pattern.compile("[a-k]+").asPredicate()).toList() + "" + Stream.of("apple", "bob", "kayak", "abc").filter(Pattern.compile("[a-k]+").asMatchPredicate()).toList() + Stream.of("a", "b").anyMatch(Pattern.compile("^$").asPredicate()) + " " + Pattern.matches("a*", "aaa") + "abc".matches("b") + Pattern.compile("b").matcher("abc").lookingAt() + Pattern.compile("a").matcher("abc").lookingAt());
        String text = "It was the best of times; it was the worst of times -- truly."; TreeMap<String, Integer> f = new TreeMap<>();
        for (String s : text.toLowerCase(Locale.ROOT).split("\\W+")) f.merge(s, 1, Integer::sum);
        o(f); o(Arrays.stream("k1=v1&k2=&k3&=v4&k5=a=b".split("&")).map(p -> p.split("=", 2)).map(a -> a[0] + "->" + (a.length > 1 ? a[1] : null)).toList());
        String tbl = "id|name |qty\n1 | nut|  5\n2|bolt |10\n";
        List<List<String>> rows = tbl.lines().map(l -> Arrays.stream(l.split("\\|")).map(String::strip).toList()).toList(); o(rows);
        o("a,b;c d".split("[,; ]").length + " " + String.join("+", "1 2  3".split(" ")) + " " + "x".split(",").length + " " + ",".split(",").length + " " + "".split(",").length + " " + " ".split(" ").length + " " + "a b".split(" ", -1).length + " " + "ab".split("").length + " " + "ab".split("", -1).length + " " + new StringTokenizer(",,a,,b", ",").countTokens());
        try { "a".split("["); } catch (PatternSyntaxException e) { o(e.getDescription()); }
        try { "a".split(null); } catch (NullPointerException e) { o("NPE"); }
        o(Pattern.compile("\\s*[,;]\\s*").splitAsStream("a , b;c ;d").collect(Collectors.joining("|")) + " " + "aaa".split("a").length + " " + "baaa".split("a").length + " " + q("mississippi".split("ss?i?")) + q("1,2;3,4".split(";")[1].split(",")));
        int tot = 0;
        for (String s : ("7 ".repeat(500)).split(" ")) tot += Integer.parseInt(s);
        o(tot);
    }
}
