// StrictMath on a table of arguments printed exactly; Math's transcendental functions, which may differ in the last place, printed to twelve digits.
import java.util.*;
import java.util.function.*;

public class NumMathFunctions {
    static final double[] X = {0.0, -0.0, 1, -1, 0.5, -0.5, 2, 10, -10, 100.25, 1e-10, 1e10, 1e22, 1e300, -1e-300, Math.PI, Math.PI / 2, Math.PI / 4, Math.E, 709.5, -745.0, 0.7071067811865476, 1e-320, Double.MAX_VALUE, Double.MIN_VALUE, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN};
    static String r(double d) { if (Double.isNaN(d) || Double.isInfinite(d) || d == 0) return Double.toString(d); return String.format(Locale.ROOT, "%.11e", d); }
    static void row(String n, DoubleUnaryOperator strict, DoubleUnaryOperator math) { StringBuilder a = new StringBuilder(n); boolean close = true; for (double x : X) { double s = strict.applyAsDouble(x), m = math.applyAsDouble(x); a.append(' ').append(s); close &= Double.compare(s, m) == 0 || Math.abs(s - m) <= Math.ulp(s) * 2; } System.out.println(a + " close=" + close); }
    public static void main(String[] args) {
        row("sin", StrictMath::sin, Math::sin); row("cos", StrictMath::cos, Math::cos); row("tan", StrictMath::tan, Math::tan);
        row("asin", StrictMath::asin, Math::asin); row("acos", StrictMath::acos, Math::acos); row("atan", StrictMath::atan, Math::atan);
        row("exp", StrictMath::exp, Math::exp); row("log", StrictMath::log, Math::log); row("log10", StrictMath::log10, Math::log10);
        row("sqrt", StrictMath::sqrt, Math::sqrt); row("cbrt", StrictMath::cbrt, Math::cbrt); row("sinh", StrictMath::sinh, Math::sinh);
        row("cosh", StrictMath::cosh, Math::cosh); row("tanh", StrictMath::tanh, Math::tanh); row("expm1", StrictMath::expm1, Math::expm1);
        row("log1p", StrictMath::log1p, Math::log1p); row("ceil", StrictMath::ceil, Math::ceil); row("floor", StrictMath::floor, Math::floor);
        row("rint", StrictMath::rint, Math::rint); row("toRadians", StrictMath::toRadians, Math::toRadians);
        row("toDegrees", StrictMath::toDegrees, Math::toDegrees); row("signum", StrictMath::signum, Math::signum); row("ulp", StrictMath::ulp, Math::ulp);
        row("abs", StrictMath::abs, Math::abs); row("nextUp", StrictMath::nextUp, Math::nextUp); row("nextDown", StrictMath::nextDown, Math::nextDown);
        double[] P = {0.0, -0.0, 1, -1, 2, -2, 0.5, 3, -3, 1e200, -1e200, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN, Double.MIN_VALUE, 1.0000000001, 1e9 + 1};
        long hs = 0; int off = 0;
        for (double a : P) { StringBuilder sb = new StringBuilder("pow " + a + ":"); for (double b : P) { double s = StrictMath.pow(a, b), m = Math.pow(a, b); sb.append(' ').append(s); if (Double.compare(s, m) != 0 && !(Math.abs(s - m) <= 2 * Math.ulp(s))) off++; double t = StrictMath.atan2(a, b), h = StrictMath.hypot(a, b), i = StrictMath.IEEEremainder(a, b); hs = hs * 31 + Double.doubleToLongBits(t); hs = hs * 31 + Double.doubleToLongBits(h); hs = hs * 31 + Double.doubleToLongBits(i); if (Double.compare(i, Math.IEEEremainder(a, b)) != 0 || Double.compare(Math.max(a, b), a > b ? a : b > a ? b : Math.max(a, b)) != 0) off++; } System.out.println(sb); }
        System.out.println("pairs " + hs + " off " + off);
        for (double x : new double[] {0.1, 1.1, 3.3, 20, 123.456}) System.out.println(x + " " + r(Math.sin(x)) + " " + r(Math.cos(x)) + " " + r(Math.tan(x)) + " " + r(Math.exp(x)) + " " + r(Math.log(x)) + " " + r(Math.log10(x)) + " " + r(Math.pow(x, 1.7)) + " " + r(Math.sinh(x / 10)) + " " + Math.sqrt(x));
        System.out.println(Math.max(-0.0, 0.0) + " " + Math.min(-0.0, 0.0) + " " + Math.max(Double.NaN, 1) + " " + Math.min(1f, Float.NaN) + " " + Math.max(-0f, 0f) + " " + Math.min(0f, -0f) + " " + Math.abs(-0.0) + " " + Math.abs(Integer.MIN_VALUE) + " " + Math.abs(Long.MIN_VALUE) + " " + Math.signum(-0.0) + " " + Math.copySign(3, -0.0) + " " + Math.copySign(-3f, 1f) + " " + Math.hypot(3, 4) + " " + Math.hypot(1e200, 1e200) + " " + Math.hypot(Double.NaN, Double.POSITIVE_INFINITY) + " " + Math.atan2(-0.0, -1) + " " + Math.atan2(0.0, -0.0) + " " + Math.cbrt(-27) + " " + Math.IEEEremainder(5, 3) + " " + Math.IEEEremainder(-4, 2.0) + " " + 5.5 % -2 + " " + -5.5 % 2 + " " + 1e300 % 7);
        // identities hold on StrictMath within small error: sums over a grid give exact totals
        double s = 0;
        for (int i = 0; i < 200; i++) { double x = i * 0.37 - 30; s += StrictMath.sin(x) * StrictMath.sin(x) + StrictMath.cos(x) * StrictMath.cos(x); }
        System.out.println(s);
        double e = 0;
        for (int i = 1; i < 200; i++) e += StrictMath.exp(StrictMath.log(i)) - i;
        System.out.println(e); double p = 0;
        for (int i = 1; i < 100; i++) p += StrictMath.pow(i, 1.0 / 3) - StrictMath.cbrt(i);
        System.out.println(p);
    }
}
