// split, StringTokenizer, StringJoiner, Scanner over strings.
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;
public class StrSplitJoin {
    static String q(String[] a) { return Arrays.stream(a).map(x -> "<" + x + ">").collect(Collectors.joining("")) + a.length; }
    public static void main(String[] args) {
        String[] in = {"", ",", ",,", "a", "a,b", ",a,,b,,", "a,b,", "a1b22c", " a  b "};
        String[] re = {",", "", "\\d+", "\\s+", "(,)", "a|b", ",?", "[", "."};
        for (String s : in) for (String r : re) { StringBuilder sb = new StringBuilder("\"" + s + "\" /" + r + "/ ");
            try { sb.append(q(s.split(r))).append(' ').append(q(s.split(r, -1))).append(' ').append(q(s.split(r,
                        2))).append(' ').append(q(s.split(r, 1))); }
            catch (PatternSyntaxException e) { sb.append(e.getDescription()).append(e.getIndex()); } System.out.println(sb); }
        System.out.println(q("a|b|c".split("|")) + q("a|b|c".split("\\|")) + q("a.b.c".split(".")) + q("a.b.c".split("\\.")) +
                q("a\u4e00b".replace('\u4e00', '$').split("\\$")) + q("boo:and:foo".split("o", 5)) + q("boo:and:foo".split("o", -2)) +
                q("boo:and:foo".split("o", 0)));
        StringTokenizer st = new StringTokenizer(" a b\tc\nd "); System.out.print(st.countTokens() + ":");
        while (st.hasMoreTokens()) System.out.print(st.nextToken() + st.countTokens()); System.out.println();
        st = new StringTokenizer("a=b;c=;d", "=;", true); while (st.hasMoreElements()) System.out.print("[" + st.nextElement() + "]");
        System.out.println(); try { st.nextToken(); } catch (NoSuchElementException e) { System.out.println(e); }
        st = new StringTokenizer("a b-c d"); System.out.println(st.nextToken() + st.nextToken("-") + st.nextToken(" "));
        StringJoiner j = new StringJoiner(", ", "{", "}"); System.out.println(j + " " + j.length()); j.setEmptyValue("EMPTY");
        System.out.println(j + " " + j.length()); j.add("a").add(null).add(""); System.out.println(j + " " + j.length());
        j.merge(new StringJoiner("-").add("x").add("y")); System.out.println(j); j.merge(j); System.out.println(j);
        j.merge(new StringJoiner("zz")); System.out.println(j); try { new StringJoiner(null); }
        catch (NullPointerException e) { System.out.println(e.getMessage()); }
        System.out.println(String.join("/", new TreeSet<>(List.of("q", "p", "r"))) + String.join("/") + String.join("/",
                "one") + String.join("", new ArrayDeque<>(List.of("1", "2"))));
        Scanner sc = new Scanner("12 abc 3.5 true\nsecond line\n0x1F 99999999999 1,2,3\n"); sc.useLocale(Locale.ROOT);
        System.out.println(sc.nextInt() + sc.next() + sc.nextDouble() + sc.nextBoolean() + "[" + sc.nextLine() + "][" + sc.nextLine() +
                "]" + sc.hasNextInt() + sc.hasNextInt(16) + sc.next() + sc.hasNextInt() + sc.nextLong()); try { sc.nextInt(); }
        catch (InputMismatchException e) { System.out.println(e.getClass().getSimpleName() + " " + e.getMessage()); }
        sc.useDelimiter("\\s*,\\s*"); System.out.println(sc.nextInt() + "/" + sc.next() + "/" + sc.next().trim() + sc.hasNext());
        try { sc.next(); } catch (NoSuchElementException e) { System.out.println(e.getMessage()); }
        System.out.println(Pattern.compile(",").splitAsStream("x,,y").collect(Collectors.toList()) + " " +
                Pattern.compile("(?<=\\d)(?=\\D)").splitAsStream("1a2b33c").toList() + " " +
                Pattern.compile("").splitAsStream("abc").toList());
    }
}
