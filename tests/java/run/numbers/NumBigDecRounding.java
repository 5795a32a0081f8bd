// Every RoundingMode on a table of values for setScale, round and divide; MathContext limits and texts.
import java.math.*;
import java.util.*;

public class NumBigDecRounding {
    static void o(Object x) { System.out.println(x); }
    static String t(java.util.function.Supplier<?> s) { try { return String.valueOf(s.get()); } catch (ArithmeticException e) { return "!"; } catch (IllegalArgumentException e) { return "!" + e.getMessage(); } }
    public static void main(String[] args) {
        String[] vs = {"5.5", "2.5", "1.6", "1.1", "1.0", "-1.0", "-1.1", "-1.6", "-2.5", "-5.5", "0.5", "-0.5", "0.05", "9.5", "99.95", "0.4999999999999999999999", "0.5000000000000000000001", "12345678901234567890.5", "-12345678901234567891.5"};
        for (String v : vs) { StringBuilder s = new StringBuilder(v + ":"); for (RoundingMode m : RoundingMode.values()) s.append(' ').append(t(() -> new BigDecimal(v).setScale(0, m))); o(s); }
        for (String v : new String[] {"12345", "-12345", "12355", "99999", "-99999", "10001", "0.0012345", "0.00999999", "1.5E+20", "5000000000000000000000000000001", "4999", "100"}) { StringBuilder s = new StringBuilder(v + " r3:"); for (RoundingMode m : RoundingMode.values()) s.append(' ').append(t(() -> new BigDecimal(v).round(new MathContext(3, m)))); o(s); }
        for (String[] p : new String[][] {{"10", "4"}, {"-10", "4"}, {"1", "6"}, {"-1", "6"}, {"100000000000000000000", "3"}, {"7", "-2"}, {"2", "3"}}) { StringBuilder s = new StringBuilder(p[0] + "/" + p[1] + ":"); for (RoundingMode m : RoundingMode.values()) s.append(' ').append(t(() -> new BigDecimal(p[0]).divide(new BigDecimal(p[1]), 0, m))).append(',').append(t(() -> new BigDecimal(p[0]).divide(new BigDecimal(p[1]), 3, m))).append(',').append(t(() -> new BigDecimal(p[0]).divide(new BigDecimal(p[1]), -1, m))); o(s); }
        for (int sc : new int[] {-3, -2, -1, 0, 1, 2, 5}) o(sc + " " + new BigDecimal("1555.5555").setScale(sc, RoundingMode.HALF_EVEN) + " " + new BigDecimal("-1555.5555").setScale(sc, RoundingMode.HALF_DOWN) + " " + new BigDecimal("45").setScale(sc, RoundingMode.CEILING) + " " + BigDecimal.ZERO.setScale(sc, RoundingMode.UP));
        o(MathContext.DECIMAL32 + " | " + MathContext.DECIMAL64 + " | " + MathContext.DECIMAL128 + " | " + MathContext.UNLIMITED + " | " + new MathContext(7).equals(MathContext.DECIMAL32) + new MathContext(7, RoundingMode.HALF_EVEN).equals(MathContext.DECIMAL32) + " " + new MathContext("precision=5 roundingMode=DOWN") + " " + new MathContext(3).hashCode() % 1 + " " + t(() -> new MathContext(-1)) + " " + t(() -> new MathContext("precision=x roundingMode=UP")) + " " + t(() -> new MathContext("precision=3 roundingMode=SIDEWAYS")));
        BigDecimal third = BigDecimal.ONE.divide(BigDecimal.valueOf(3), MathContext.DECIMAL128);
        o(third + " " + third.multiply(BigDecimal.valueOf(3)) + " " + third.multiply(BigDecimal.valueOf(3), MathContext.DECIMAL64) + " " + BigDecimal.valueOf(2).divide(BigDecimal.valueOf(3), MathContext.DECIMAL32) + " " + new BigDecimal("1234567890123456789").round(MathContext.DECIMAL64) + " " + new BigDecimal("0.1").add(new BigDecimal("0.2"), MathContext.DECIMAL32));
        o(RoundingMode.valueOf(4) + " " + RoundingMode.valueOf("FLOOR") + " " + t(() -> RoundingMode.valueOf(9)) + " " + BigDecimal.ROUND_HALF_EVEN + " " + new BigDecimal("2.345").setScale(2, BigDecimal.ROUND_HALF_UP) + " " + t(() -> new BigDecimal("2").setScale(2, 11)));
        // sums of rounded parts: allocation of a total in proportion so that the parts add up
        BigDecimal total = new BigDecimal("100.00"); int[] w = {1, 1, 1, 3, 7}; BigDecimal left = total, part, acc = BigDecimal.ZERO; int ws = 13;
        StringBuilder sb = new StringBuilder();
        for (int x : w) { part = left.multiply(BigDecimal.valueOf(x)).divide(BigDecimal.valueOf(ws), 2, RoundingMode.HALF_EVEN); left = left.subtract(part); ws -= x; acc = acc.add(part); sb.append(part).append(' '); }
        o(sb + "= " + acc);
        Random r = new Random(1); int diff = 0;
        for (int i = 0; i < 300; i++) { long u = r.nextInt(2000000) - 1000000; BigDecimal x = BigDecimal.valueOf(u, 3); long want = Math.round(u / 1000.0); if (x.setScale(0, RoundingMode.HALF_UP).longValue() != want && u > 0) diff++; if (x.setScale(0, RoundingMode.FLOOR).longValue() != Math.floorDiv(u, 1000L)) diff++; if (x.setScale(0, RoundingMode.HALF_EVEN).doubleValue() != Math.rint(u / 1000.0)) diff++; }
        o(diff);
    }
}
