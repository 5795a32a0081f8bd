// Exact and integer helpers of Math: overflow failures with messages, floor and ceiling division, fma, scalb, rounding, ulps, next values.
import java.util.*;
import java.util.function.*;

public class NumMathExact {
    static void o(Object x) { System.out.println(x); }
    static String t(Supplier<?> s) { try { return String.valueOf(s.get()); } catch (ArithmeticException e) { return "!" + e.getMessage(); } }
    public static void main(String[] args) {
        int[] is = {0, 1, -1, 2, -7, 46341, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int a : is) { StringBuilder s = new StringBuilder(a + ":"); for (int b : is) s.append(' ').append(t(() -> Math.addExact(a, b))).append(',').append(t(() -> Math.subtractExact(a, b))).append(',').append(t(() -> Math.multiplyExact(a, b))); o(s.toString().replace("!integer overflow", "!")); o("  " + t(() -> Math.negateExact(a)) + " " + t(() -> Math.incrementExact(a)) + " " + t(() -> Math.decrementExact(a)) + " " + t(() -> Math.absExact(a)) + " " + Math.abs(a)); }
        long[] ls = {0, 1, -1, 3037000500L, Integer.MIN_VALUE, Long.MAX_VALUE, Long.MIN_VALUE};
        for (long a : ls) { StringBuilder s = new StringBuilder(a + ":"); for (long b : ls) s.append(' ').append(t(() -> Math.addExact(a, b))).append(',').append(t(() -> Math.subtractExact(a, b))).append(',').append(t(() -> Math.multiplyExact(a, b))).append(',').append(Math.multiplyHigh(a, b)); o(s.toString().replace("!long overflow", "!")); o("  " + t(() -> Math.negateExact(a)) + " " + t(() -> Math.toIntExact(a)) + " " + t(() -> Math.absExact(a)) + " " + t(() -> Math.incrementExact(a)) + " " + t(() -> Math.multiplyExact(a, 3))); }
        for (int[] p : new int[][] {{7, 3}, {-7, 3}, {7, -3}, {-7, -3}, {6, 3}, {-6, 3}, {Integer.MIN_VALUE, -1}, {Integer.MIN_VALUE, Integer.MIN_VALUE}, {5, 0}}) o(p[0] + "," + p[1] + " " + t(() -> p[0] / p[1]) + " " + t(() -> p[0] % p[1]) + " " + t(() -> Math.floorDiv(p[0], p[1])) + " " + t(() -> Math.floorMod(p[0], p[1])) + " " + t(() -> Math.floorDiv((long) p[0], (long) p[1])) + " " + t(() -> Math.floorMod((long) p[0], p[1])) + " " + Math.multiplyFull(p[0], p[1]));
        o(Long.MIN_VALUE / -1 + " " + Long.MIN_VALUE % -1 + " " + Math.floorDiv(Long.MIN_VALUE, -1L) + " " + t(() -> 1L / 0) + " " + t(() -> 1L % 0));
        for (double d : new double[] {0.5, -0.5, 1.5, 2.5, -1.5, -2.5, 0.49999999999999994, 4503599627370497.5, 9007199254740993.0, 1e19, -1e19, Double.NaN, 2147483647.5, -0.0, -0.2}) o(d + " " + Math.round(d) + " " + Math.rint(d) + " " + Math.floor(d) + " " + Math.ceil(d) + " " + (int) d + " " + (long) d + " " + Math.round((float) d) + " " + (int) (float) d + " " + (short) d + " " + (char) d % 1000 + " " + (byte) d);
        for (double d : new double[] {1, -1, 0, Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE, 1e100, Double.POSITIVE_INFINITY, Double.NaN}) o(d + " ulp " + Math.ulp(d) + " exp " + Math.getExponent(d) + " up " + Math.nextUp(d) + " down " + Math.nextDown(d) + " toward " + Math.nextAfter(d, 0) + " scalb " + Math.scalb(d, 5) + " " + Math.scalb(d, -1080) + " " + Math.scalb(d, 3000));
        for (float f : new float[] {1, 0, Float.MIN_VALUE, Float.MAX_VALUE, -2.5f, Float.NaN}) o(f + " ulp " + Math.ulp(f) + " exp " + Math.getExponent(f) + " up " + Math.nextUp(f) + " down " + Math.nextDown(f) + " after " + Math.nextAfter(f, 1e300) + " scalb " + Math.scalb(f, -140) + " " + Math.scalb(f, 200));
        o(Math.fma(2, 3, 4) + " " + Math.fma(0.1, 10, -1) + " " + (0.1 * 10 - 1) + " " + Math.fma(1e308, 10, -1e308) + " " + Math.fma(Double.MAX_VALUE, 2, Double.NEGATIVE_INFINITY) + " " + Math.fma(0, Double.POSITIVE_INFINITY, 1) + " " + Math.fma(-0.0, 1, 0.0) + " " + Math.fma(1.1f, 1.1f, -1.21f) + " " + Math.fma(0x1p-600, 0x1p-600, 1e-320) + " " + Math.fma(1 + 0x1p-52, 1 - 0x1p-52, -1));
        o(Math.max(3, -3) + " " + Math.min(Long.MIN_VALUE, 0) + " " + Math.sqrt(-1) + " " + Math.signum(-5f) + " " + Math.log1p(-1) + " " + Math.expm1(-0.0));
        // an integer square root and gcd sweep relying on exact arithmetic
        long h = 0;
        for (long v = 1; v < Long.MAX_VALUE / 7; v = v * 5 + 3) { long r = (long) Math.sqrt((double) v); while (r * r > v) r--; while ((r + 1) * (r + 1) <= v) r++; h = h * 31 + r; }
        o(h);
        int wrap = 1;
        for (int i = 0; i < 100; i++) wrap = wrap * 1103515245 + 12345;
        o(wrap + " " + (wrap >>> 16) + " " + (byte) wrap + " " + (short) wrap + " " + (int) (char) wrap); double acc = 0;
        for (int i = 1; i <= 1000; i++) acc += 1.0 / i;
        float fa = 0;
        for (int i = 1; i <= 1000; i++) fa += 1f / i;
        o(acc + " " + fa); double kahan = 0, c = 0;
        for (int i = 0; i < 1000; i++) { double y = 0.1 - c, z = kahan + y; c = z - kahan - y; kahan = z; } o(kahan);
        o(0.1 + 0.2 + " " + (0.1f + 0.2f) + " " + (float) 0.1 + " " + (double) 0.1f + " " + 1.0 / 0 + " " + -1.0 / 0 + " " + 0.0 / 0 + " " + 1 / -0.0 + " " + (0.0 == -0.0) + " " + Double.valueOf(0.0).equals(-0.0) + " " + (Double.NaN == Double.NaN) + " " + 5e-324 / 2 + " " + 1e-45f + " " + 3.4e38f * 10 + " " + 16777217f + " " + (float) 16777219L + " " + (double) Long.MAX_VALUE + " " + (float) Long.MIN_VALUE + " " + (long) 1e18f);
    }
}
