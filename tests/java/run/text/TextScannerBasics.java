// Scanner over strings: tokens of every type, lines against tokens, delimiters, radix, locale, streams of tokens, findInLine, skip.
import java.math.*;
import java.util.*;
import java.util.regex.*;

public class TextScannerBasics {
    static void o(Object x) { System.out.println(x); }
    static void fail(String n, Runnable r) { try { r.run(); o(n + " ok"); } catch (RuntimeException e) { o(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage()); } }
    static Scanner sc(String s) { return new Scanner(s).useLocale(Locale.US); }
    public static void main(String[] args) {
        Scanner s = sc("42 -7 3.5 true hello 1e3 99999999999 123456789012345678901234567890 0.1 x 1,234 -1,234.5 NaN FALSE 127 200");
        o(s.nextInt() + " " + s.nextInt() + " " + s.nextDouble() + " " + s.nextBoolean() + " " + s.next() + " " + s.hasNextInt() + s.hasNextDouble() + " " + s.nextDouble() + " " + s.hasNextInt() + s.hasNextLong() + " " + s.nextLong() + " " + s.nextBigInteger() + " " + s.nextBigDecimal() + " " + s.next().charAt(0) + " " + s.nextInt() + " " + s.nextFloat() + " " + s.nextDouble() + " " + s.nextBoolean() + " " + s.nextByte() + " " + s.hasNextByte() + s.hasNextShort() + s.nextShort() + " " + s.hasNext());
        fail("end", s::next); fail("end int", s::nextInt); fail("end line", s::nextLine);
        s = sc("first line\n  second 12 \n\nfourth\r\nfifth\u2028sixth");
        List<String> ls = new ArrayList<>(); while (s.hasNextLine()) ls.add("[" + s.nextLine() + "]"); o(ls); s = sc("5\nrest of line\n7 8\n");
        o(s.nextInt() + "[" + s.nextLine() + "][" + s.nextLine() + "]" + s.nextInt() + "[" + s.nextLine() + "]" + s.hasNextLine() + s.hasNext());
        for (String bad : new String[] {"abc", "12x", "1.5", "99999999999", "", "-", "0x10", "1e2", "1,23", "1,,2", "+5", "(5)", "5-"}) { Scanner b = sc(bad); StringBuilder q = new StringBuilder(bad + ": " + b.hasNextInt() + b.hasNextLong() + b.hasNextDouble() + b.hasNextBigInteger() + b.hasNextBigDecimal() + b.hasNextBoolean() + " "); try { q.append(b.nextInt()); } catch (InputMismatchException e) { q.append("IME ").append(e.getMessage()); } catch (NoSuchElementException e) { q.append("NSEE ").append(e.getMessage()); } q.append(" still ").append(b.hasNext() ? b.next() : "-"); o(q); }
        Scanner r = sc("ff 7f -80 zz 100");
        o(r.nextInt(16) + " " + r.nextByte(16) + " " + r.nextByte(16) + " " + r.nextInt(36) + " " + r.useRadix(2).nextInt() + " " + r.radix());
        fail("radix", () -> sc("1").nextInt(40)); Scanner d = sc("a,b,,c").useDelimiter(",");
        StringBuilder t = new StringBuilder(); while (d.hasNext()) t.append('[').append(d.next()).append(']'); o(t);
        d = sc("1 fish 2 fish red fish blue fish").useDelimiter("\\s*fish\\s*");
        o(d.nextInt() + " " + d.nextInt() + " " + d.next() + " " + d.next() + " " + d.delimiter()); d = sc("x1y22z").useDelimiter("\\d+");
        o(d.next() + d.next() + d.next()); d = sc("abc").useDelimiter(""); o(d.next() + "-" + d.next() + "-" + d.next() + d.hasNext());
        d = sc("k=v;k2=v2;").useDelimiter("[=;]"); Map<String, String> m = new LinkedHashMap<>(); while (d.hasNext()) m.put(d.next(), d.next()); o(m);
        Scanner f = sc("1 fish 2 fish red fish blue fish\nnext 7");
        o(f.findInLine("(\\d+) fish (\\d+) fish (\\w+)") + " " + f.match().group(3) + " " + f.match().start() + " " + f.findInLine("zzz") + " " + f.findInLine("b\\w+") + " " + f.findWithinHorizon("\\d", 0) + " " + f.findWithinHorizon("x", 10));
        fail("match", () -> sc("a").match()); Scanner sk = sc("   lead12tail"); sk.skip("\\s*");
        o(sk.findInLine(".").charAt(0) + " " + sk.findWithinHorizon("\\d+", 3) + " " + sk.findWithinHorizon("\\d+", 10));
        fail("skip", () -> sc("abc").skip("\\d+")); fail("horizon", () -> sc("a").findWithinHorizon("a", -1));
        o(sc("ab12").hasNext("[a-z]+\\d+") + "" + sc("ab12").next("\\w+")); fail("next pattern", () -> sc("ab").next("\\d+")); Scanner hp = sc("aa bb");
        o(hp.hasNext(Pattern.compile("a+")) + hp.next(Pattern.compile("a+")) + hp.hasNext("a+") + hp.next());
        o(sc("a b  c").tokens().toList() + "" + sc("x1y22").findAll("\\d+").map(MatchResult::group).toList() + sc("1\n2\n").tokens().mapToInt(Integer::parseInt).sum());
        Scanner c = sc("a b"); c.next(); c.close(); fail("closed", c::hasNext); fail("closed next", c::next); c.close();
        o(new Scanner("3,5 1.234,5").useLocale(Locale.GERMANY).nextDouble() + " " + new Scanner("1.234.567,25").useLocale(Locale.GERMANY).nextBigDecimal() + " " + new Scanner("1.5").useLocale(Locale.GERMANY).hasNextDouble());
        fail("remove", () -> sc("a").remove()); fail("null", () -> new Scanner((String) null)); StringBuilder big = new StringBuilder();
        for (int i = 0; i < 1500; i++) big.append(i).append(i % 10 == 9 ? "\n" : " ");
        Scanner bg = sc(big.toString()); long sum = 0; int cnt = 0; while (bg.hasNextInt()) { sum += bg.nextInt(); cnt++; } o(sum + " " + cnt);
        Scanner lines = sc(big.toString()); int n = 0, len = 0; while (lines.hasNextLine()) { len += lines.nextLine().length(); n++; } o(n + " " + len);
        Scanner rs = sc("1 2"); rs.useDelimiter("x").useRadix(3).reset(); o(rs.delimiter() + " " + rs.radix() + rs.useLocale(Locale.US).nextInt());
        Scanner it = sc("p q"); Iterator<String> i2 = it; o(i2.next() + i2.next() + i2.hasNext() + it.ioException());
    }
}
