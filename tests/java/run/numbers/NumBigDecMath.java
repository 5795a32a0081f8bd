// Numerical work in BigDecimal: sqrt to many precisions, e and pi by series, exponentials, Newton, exact rationals, continued fractions.
import java.math.*;
import java.util.*;

public class NumBigDecMath {
    static void o(Object x) { System.out.println(x); }
    static BigDecimal d(String s) { return new BigDecimal(s); }
    static BigDecimal arctanInv(int x, int digits) { int sc = digits + 5; BigDecimal X = BigDecimal.valueOf(x), X2 = X.multiply(X), num = BigDecimal.ONE.divide(X, sc, RoundingMode.HALF_EVEN), r = num, term; int i = 1; do { num = num.divide(X2, sc, RoundingMode.HALF_EVEN); term = num.divide(BigDecimal.valueOf(2L * i + 1), sc, RoundingMode.HALF_EVEN); r = i % 2 == 1 ? r.subtract(term) : r.add(term); i++; } while (term.signum() != 0); return r; }
    static BigDecimal exp(BigDecimal x, MathContext mc) { BigDecimal s = BigDecimal.ONE, t = s; for (int i = 1; t.abs().compareTo(BigDecimal.ONE.movePointLeft(mc.getPrecision() + 3)) > 0; i++) { t = t.multiply(x).divide(BigDecimal.valueOf(i), mc); s = s.add(t, mc); } return s; }
    static BigDecimal ln(BigDecimal x, MathContext mc) { BigDecimal y = BigDecimal.valueOf(Math.round(StrictMath.log(x.doubleValue()) * 1e6), 6); for (int i = 0; i < 5; i++) { BigDecimal e = exp(y, mc); y = y.subtract(e.subtract(x).divide(e, mc).multiply(BigDecimal.ONE), mc); } return y; }
    public static void main(String[] args) {
        for (int p : new int[] {1, 2, 5, 10, 17, 34, 60, 100}) { BigDecimal r = d("2").sqrt(new MathContext(p)); o(p + " " + r); }
        for (String s : new String[] {"0", "0.00", "4", "4.00", "100", "1E+6", "1E-6", "0.25", "15241578750190521", "3", "99999999", "1E+101", "123456.789"}) try { o(s + " " + d(s).sqrt(new MathContext(12)) + " " + d(s).sqrt(new MathContext(12, RoundingMode.DOWN)) + " " + d(s).sqrt(new MathContext(12, RoundingMode.UP))); } catch (ArithmeticException e) { o(s + " " + e.getMessage()); }
        for (Object[] c : new Object[][] {{"-1", MathContext.DECIMAL32}, {"2", MathContext.UNLIMITED}, {"4", MathContext.UNLIMITED}, {"2.25", MathContext.UNLIMITED}, {"2", new MathContext(5, RoundingMode.UNNECESSARY)}, {"6.25", new MathContext(5, RoundingMode.UNNECESSARY)}}) try { o(c[0] + " " + d((String) c[0]).sqrt((MathContext) c[1])); } catch (ArithmeticException e) { o(c[0] + " " + e.getMessage()); }
        BigDecimal pi = arctanInv(5, 100).multiply(BigDecimal.valueOf(4)).subtract(arctanInv(239, 100)).multiply(BigDecimal.valueOf(4)).setScale(100, RoundingMode.DOWN);
        o(pi);
        o(exp(BigDecimal.ONE, new MathContext(70)).setScale(60, RoundingMode.DOWN) + " " + exp(d("-2.5"), new MathContext(40)).round(new MathContext(30)) + " " + ln(d("2"), new MathContext(45)).round(new MathContext(35)) + " " + ln(d("10"), new MathContext(45)).round(new MathContext(35)));
        BigDecimal a = BigDecimal.ONE, b = BigDecimal.ONE.divide(d("2").sqrt(new MathContext(60)), new MathContext(60)); MathContext mc = new MathContext(60);
        BigDecimal t = d("0.25"), p = BigDecimal.ONE;
        for (int i = 0; i < 6; i++) { BigDecimal an = a.add(b).divide(d("2"), mc); b = a.multiply(b, mc).sqrt(mc); t = t.subtract(p.multiply(a.subtract(an).pow(2), mc), mc); p = p.multiply(d("2")); a = an; }
        o(a.add(b).pow(2).divide(t.multiply(d("4")), mc).round(new MathContext(50)));
        // golden ratio by continued fraction, rational sums exactly, Horner, determinant by exact elimination
        BigDecimal phi = BigDecimal.ONE;
        for (int i = 0; i < 150; i++) phi = BigDecimal.ONE.add(BigDecimal.ONE.divide(phi, 50, RoundingMode.HALF_EVEN));
        o(phi.setScale(45, RoundingMode.HALF_EVEN) + " " + d("5").sqrt(mc).add(BigDecimal.ONE).divide(d("2")).setScale(45, RoundingMode.HALF_EVEN).equals(phi.setScale(45, RoundingMode.HALF_EVEN)));
        BigDecimal[] co = {d("1.5"), d("-2.25"), d("0.125"), d("7")}; BigDecimal x = d("1.1"), h = BigDecimal.ZERO;
        for (BigDecimal c : co) h = h.multiply(x).add(c);
        o(h); int n = 5; BigDecimal[][] m = new BigDecimal[n][n];
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) m[i][j] = BigDecimal.ONE.divide(BigDecimal.valueOf(i + j + 1), 60, RoundingMode.HALF_EVEN);
        BigDecimal det = BigDecimal.ONE;
        for (int k = 0; k < n; k++) { det = det.multiply(m[k][k], new MathContext(50)); for (int i = k + 1; i < n; i++) { BigDecimal f = m[i][k].divide(m[k][k], new MathContext(55)); for (int j = k; j < n; j++) m[i][j] = m[i][j].subtract(f.multiply(m[k][j])); } }
        o(det.round(new MathContext(20)) + " " + BigDecimal.ONE.divide(det, new MathContext(18)).setScale(2, RoundingMode.HALF_EVEN));
        BigDecimal logistic = d("0.5");
        for (int i = 0; i < 12; i++) logistic = logistic.multiply(BigDecimal.ONE.subtract(logistic)).multiply(d("3.75")).round(new MathContext(40));
        o(logistic); BigDecimal z = d("1.000000001").pow(999, new MathContext(30));
        o(z + " " + d("0.99").pow(500, new MathContext(20)) + " " + d("-3").pow(101, MathContext.DECIMAL64) + " " + d("1.2345").pow(7));
        BigDecimal cb = d("10");
        for (int i = 0; i < 60; i++) cb = cb.multiply(d("2")).add(d("27").divide(cb.multiply(cb), mc)).divide(d("3"), mc);
        o(cb.round(new MathContext(40)));
    }
}
