// Replacing: replaceAll/First with strings and functions, group escapes and their failures, appendReplacement and appendTail by hand.
import java.util.*;
import java.util.function.*;
import java.util.regex.*;

public class TextRegexReplace {
    static void o(Object x) { System.out.println(x); }
    static String t(Supplier<?> s) { try { return String.valueOf(s.get()); } catch (RuntimeException e) { return e.getClass().getSimpleName() + "(" + e.getMessage() + ")"; } }
    public static void main(String[] args) {
        Pattern num = Pattern.compile("\\d+"), w = Pattern.compile("(?<first>\\w)(\\w*)");
        o(num.matcher("a1b22c333").replaceAll(m -> "<" + Integer.parseInt(m.group()) * 2 + ">") + " " + num.matcher("a1b22").replaceFirst(m -> "" + m.start()) + " " + w.matcher("the quick fox").replaceAll(m -> m.group(1).toUpperCase(Locale.ROOT) + m.group(2)) + " " + num.matcher("none").replaceAll(m -> { throw new AssertionError(); }) + " " + w.matcher("ab cd").replaceAll("$2${first}") + " " + num.matcher("1 2").replaceAll(m -> "\\$" + m.group()) + " " + num.matcher("1 2").replaceAll(m -> Matcher.quoteReplacement("$0\\")));
        for (String r : new String[] {"$0", "$1", "[$2]", "$3", "$10", "$11", "\\$1", "\\\\", "$", "\\", "$x", "${first}", "${nope}", "${", "${}", "${first", "a$0b$1c", "${1}", "$ 1", "\\x"}) o(r + " => " + t(() -> w.matcher("ab").replaceAll(r)));
        o(t(() -> "a".replaceAll("a", null)) + " " + t(() -> num.matcher("1").replaceAll((Function<MatchResult, String>) null)) + " " + t(() -> num.matcher("1").replaceAll(m -> null)) + " " + t(() -> num.matcher("1").replaceAll(m -> "$9")));
        o("aaa".replaceAll("a*", "X") + " " + "abc".replaceAll("", "-") + " " + "abc".replaceAll("x*", "-") + " " + "abc".replaceAll("$", "!") + " " + "abc".replaceAll("^", "!") + " " + "a\nb".replaceAll("(?m)^", "> ").replace("\n", "\\n") + " " + "aaa".replaceFirst("a*?", "X") + " " + "banana".replaceAll("(an)+", "<$1>") + " " + "abc".replaceAll("(b)?", "[$1]") + " " + "x.y.z".replaceAll(".", "-") + " " + "x.y.z".replace(".", "-") + " " + "a".replaceAll("(a)|(b)", "[$2]") + " " + "aba".replaceAll("(?<=a)b", "$0$0"));
        Matcher m = Pattern.compile("(\\w+)@(\\w+)").matcher("me@home, you@work; them@large."); StringBuilder sb = new StringBuilder();
        int n = 0; while (m.find()) { m.appendReplacement(sb, n++ % 2 == 0 ? "$2!$1" : Matcher.quoteReplacement("<$>" + m.group(1))); }
        o(sb + " ... " + m.appendTail(new StringBuilder()) + " | " + m.appendTail(sb));
        StringBuffer buf = new StringBuffer("pre:"); m.reset(); m.find(); m.appendReplacement(buf, "X"); m.find(); m.find(); m.appendReplacement(buf, "Y");
        o(m.appendTail(buf)); o(t(() -> { Matcher k = num.matcher("1"); k.appendReplacement(new StringBuilder(), "x"); return 0; }));
        Matcher k = num.matcher("a1"); k.find(); StringBuilder part = new StringBuilder();
        o(t(() -> { k.appendReplacement(part, "ok$5"); return 0; }) + " [" + part + "]");
        o(t(() -> { Matcher c = num.matcher("1 2 3"); return c.replaceAll(r -> { c.reset(); return "x"; }); }) + " " + t(() -> { Matcher c = num.matcher("1 2 3"); return c.replaceAll(r -> { c.find(); return "x"; }); }));
        Map<String, String> vars = new TreeMap<>(Map.of("name", "World", "greet", "Hello ${name}", "cost", "$5\\n"));
        Pattern v = Pattern.compile("\\$\\{(\\w+)(?::([^}]*))?\\}"); String s = "${greet}, you owe ${cost} and ${missing:default} ${gone}";
        for (int i = 0; i < 2; i++) s = v.matcher(s).replaceAll(r -> Matcher.quoteReplacement(vars.getOrDefault(r.group(1), r.group(2) != null ? r.group(2) : r.group())));
        o(s);
        o(Pattern.compile("%([0-9A-F]{2})").matcher("a%20b%2Fc%41").replaceAll(r -> "" + (char) Integer.parseInt(r.group(1), 16)) + " " + Pattern.compile("_(\\w)").matcher("snake_case_name").replaceAll(r -> r.group(1).toUpperCase(Locale.ROOT)) + " " + Pattern.compile("(\\w)\\1*").matcher("aaabccd").replaceAll(r -> r.group(1) + r.group().length()) + " " + Pattern.compile("(\\w)(\\d)").matcher("a3b1c2").replaceAll(r -> r.group(1).repeat(Integer.parseInt(r.group(2)))));
        Matcher reg = num.matcher("11 22 33 44").region(3, 8);
        o(reg.replaceAll("#") + " " + num.matcher("11 22 33").region(3, 5).results().map(MatchResult::group).toList() + " " + num.matcher("11 22 33").usePattern(Pattern.compile("\\s")).replaceAll("_"));
        String roman = "MCMXCIV"; int[] total = {0};
        Pattern.compile("CM|CD|XC|XL|IX|IV|[MDCLXVI]").matcher(roman).replaceAll(r -> { total[0] += switch (r.group()) { case "M" -> 1000; case "CM" -> 900; case "D" -> 500; case "CD" -> 400; case "C" -> 100; case "XC" -> 90; case "L" -> 50; case "XL" -> 40; case "X" -> 10; case "IX" -> 9; case "V" -> 5; case "IV" -> 4; default -> 1; }; return ""; });
        o(total[0]); String life = "1"; Pattern look = Pattern.compile("(\\d)\\1*");
        for (int i = 0; i < 8; i++) life = look.matcher(life).replaceAll(r -> r.group().length() + r.group(1));
        o(life); StringBuilder big = new StringBuilder();
        for (int i = 0; i < 300; i++) big.append("k").append(i).append("=v").append(i * i).append(';');
        String rep = Pattern.compile("(k\\d+)=(v\\d+);").matcher(big).replaceAll("$2:$1,");
        o(rep.length() + " " + rep.hashCode() + " " + rep.substring(0, 30));
    }
}
