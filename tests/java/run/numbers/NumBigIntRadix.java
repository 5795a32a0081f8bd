// BigInteger text: every radix, bad input messages, signs, Unicode digits, padding free round trips, Formatter conversions.
import java.math.*;
import java.util.*;

public class NumBigIntRadix {
    static void o(Object x) { System.out.println(x); }
    public static void main(String[] args) {
        BigInteger x = new BigInteger("123456789012345678901234567890123456789");
        for (int r = 2; r <= 36; r++) { String s = x.toString(r); o(r + " " + (s.length() > 60 ? s.length() + ":" + s.hashCode() : s) + " " + new BigInteger(s, r).equals(x) + new BigInteger(s.toUpperCase(Locale.ROOT), r).equals(x) + " " + new BigInteger("zyx".substring(0, r > 35 ? 3 : 0) + "10", r)); }
        o(x.toString(1).equals(x.toString()) + " " + x.toString(37).equals(x.toString()) + " " + x.negate().toString(16) + " " + BigInteger.ZERO.toString(7) + " " + BigInteger.valueOf(-255).toString(2) + " " + BigInteger.valueOf(Long.MIN_VALUE).toString(32));
        for (String s : new String[] {"", "-", "+", "+5", "-0", "00012", "--3", "+-3", "1-2", " 1", "1 ", "12a", "0x10", "1_000", "1.0", "1e5", "\u0661\u0662\u0663", "-00000000000000000000000000007", "99999999999999999999", "2147483648x", "123456789-123456789", "123456789+1"}) try { StringBuilder e = new StringBuilder(); for (char c : s.toCharArray()) e.append(c < 128 ? "" + c : String.format("\\u%04x", (int) c)); o("[" + e + "] " + new BigInteger(s)); } catch (NumberFormatException e) { o(e.getMessage().length() < 60 ? e.getMessage() : "long"); }
        for (Object[] p : new Object[][] {{"12", 1}, {"12", 37}, {"19", 8}, {"zz", 36}, {"ZZ", 36}, {"-7f", 16}, {"g", 16}, {"102", 2}, {"-", 16}, {"+ff", 16}}) try { o(p[0] + "/" + p[1] + " " + new BigInteger((String) p[0], (Integer) p[1])); } catch (NumberFormatException e) { o(p[0] + "/" + p[1] + " " + e.getMessage()); }
        try { new BigInteger((String) null); } catch (NullPointerException e) { o("NPE"); }
        BigInteger n = BigInteger.valueOf(-255);
        o(String.format(Locale.ROOT, "%d|%x|%X|%o|%,d|%(d|%020d|%-10d|%+d|%s|%#x|%h", n, n, n, n, x, n, n, n, x, n, n, n));
        o(String.format(Locale.US, "%,d %,d %0,15d %(,d", BigInteger.TEN.pow(15), BigInteger.valueOf(-1234), BigInteger.valueOf(98765), BigInteger.valueOf(-98765432)));
        o(String.format("%x %o %X %#o %08x %+x %(x", x, BigInteger.valueOf(8), BigInteger.valueOf(48879), BigInteger.valueOf(8), BigInteger.valueOf(255), BigInteger.valueOf(15), BigInteger.valueOf(-15)));
        Random r = new Random(5); int bad = 0;
        for (int i = 0; i < 200; i++) { BigInteger a = new BigInteger(1 + r.nextInt(200), r); if (r.nextBoolean()) a = a.negate(); int rad = 2 + r.nextInt(35); if (!new BigInteger(a.toString(rad), rad).equals(a)) bad++; StringBuilder s = new StringBuilder(); BigInteger k = a.abs(), R = BigInteger.valueOf(rad); do { BigInteger[] q = k.divideAndRemainder(R); s.append(Character.forDigit(q[1].intValue(), rad)); k = q[0]; } while (k.signum() > 0); if (a.signum() < 0) s.append('-'); if (!s.reverse().toString().equals(a.toString(rad))) bad++; }
        o("bad " + bad);
        // zeros inside the recursive conversion must be padded
        for (int k : new int[] {50, 100, 300, 700}) { BigInteger a = BigInteger.TEN.pow(k).add(BigInteger.ONE); String s = a.toString(); o(k + " " + s.length() + " " + s.startsWith("1") + s.endsWith("1") + " " + s.chars().filter(c -> c == '0').count() + " " + BigInteger.valueOf(7).pow(k).add(BigInteger.valueOf(3)).toString(7).hashCode()); }
        Map<Character, Integer> freq = new TreeMap<>();
        for (char c : BigInteger.TWO.pow(2000).toString().toCharArray()) freq.merge(c, 1, Integer::sum);
        o(freq);
        o(new BigInteger("7".repeat(500)).mod(BigInteger.valueOf(97)) + " " + new BigInteger("1" + "0".repeat(400) + "1").bitLength() + " " + new BigInteger("f".repeat(300), 16).bitCount());
    }
}
