// Exact linear algebra over fractions: arithmetic, Gauss-Jordan, determinant, inverse, rank, LU,
// nullspace, Cramer, characteristic polynomial, polynomials, continued fractions, simplex.
import java.math.BigInteger;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class LargeFractions {
    static final class Q extends Number implements Comparable<Q> {
        final BigInteger n, d; static final Q ZERO = of(0), ONE = of(1);
        Q(BigInteger n, BigInteger d) {
            if (d.signum() == 0) throw new ArithmeticException("zero denominator");
            BigInteger g = n.gcd(d);
            if (g.signum() != 0) {
                n = n.divide(g);
                d = d.divide(g);
            }
            if (d.signum() < 0) {
                n = n.negate();
                d = d.negate();
            }
            this.n = n;
            this.d = d;
        }
        static Q of(long a) { return new Q(BigInteger.valueOf(a), BigInteger.ONE); }
        static Q of(long a, long b) { return new Q(BigInteger.valueOf(a), BigInteger.valueOf(b)); }
        static Q parse(String s) {
            String[] p = s.trim().split("/");
            if (p.length > 2) throw new NumberFormatException("not a fraction: " + s);
            return new Q(new BigInteger(p[0]), p.length == 2 ? new BigInteger(p[1]) : BigInteger.ONE);
        }
        Q add(Q o) {
            return new Q(n.multiply(o.d).add(o.n.multiply(d)), d.multiply(o.d));
        }
        Q sub(Q o) { return add(o.neg()); }
        Q mul(Q o) { return new Q(n.multiply(o.n), d.multiply(o.d)); }
        Q div(Q o) {
            if (o.isZero()) throw new ArithmeticException("division by zero");
            return new Q(n.multiply(o.d), d.multiply(o.n));
        }
        Q neg() { return new Q(n.negate(), d); }
        Q abs() { return n.signum() < 0 ? neg() : this; }
        boolean isZero() { return n.signum() == 0; }
        int sign() { return n.signum(); }
        Q pow(int k) {
            if (k < 0) return ONE.div(this).pow(-k);
            Q r = ONE, b = this;
            for (; k > 0; k >>= 1) {
                if ((k & 1) == 1) r = r.mul(b);
                b = b.mul(b);
            }
            return r;
        }
        BigInteger floor() {
            BigInteger[] qr = n.divideAndRemainder(d);
            return qr[1].signum() < 0 ? qr[0].subtract(BigInteger.ONE) : qr[0];
        }
        public int compareTo(Q o) { return n.multiply(o.d).compareTo(o.n.multiply(d)); }
        public boolean equals(Object o) { return o instanceof Q q && q.n.equals(n) && q.d.equals(d); }
        public int hashCode() { return n.hashCode() * 31 + d.hashCode(); }
        public String toString() {
            return d.equals(BigInteger.ONE) ? n.toString() : n + "/" + d;
        }
        public double doubleValue() { return n.doubleValue() / d.doubleValue(); }
        public float floatValue() { return (float) doubleValue(); }
        public int intValue() { return n.divide(d).intValue(); }
        public long longValue() { return n.divide(d).longValue(); }
    }
    static class Mat {
        final int r, c; final Q[][] a;
        Mat(int r, int c) {
            this.r = r;
            this.c = c;
            a = new Q[r][c];
            for (Q[] x : a) Arrays.fill(x, Q.ZERO);
        }
        static Mat of(String s) {
            String[] rows = s.split(";");
            Mat m = null;
            for (int i = 0; i < rows.length; i++) {
                String[] w = rows[i].trim().split("\\s+");
                if (m == null) m = new Mat(rows.length, w.length);
                if (w.length != m.c) throw new IllegalArgumentException("ragged row " + i);
                for (int j = 0; j < w.length; j++) m.a[i][j] = Q.parse(w[j]);
            }
            return m;
        }
        static Mat id(int n) {
            Mat m = new Mat(n, n);
            for (int i = 0; i < n; i++) m.a[i][i] = Q.ONE;
            return m;
        }
        static Mat gen(int r, int c, BiFunction<Integer, Integer, Q> f) {
            Mat m = new Mat(r, c);
            for (int i = 0; i < r; i++) for (int j = 0; j < c; j++) m.a[i][j] = f.apply(i, j);
            return m;
        }
        Mat mul(Mat o) {
            if (c != o.r) throw new IllegalArgumentException(r + "x" + c + " times " + o.r + "x" + o.c);
            return gen(r, o.c, (i, j) -> {
                Q s = Q.ZERO;
                for (int k = 0; k < c; k++) s = s.add(a[i][k].mul(o.a[k][j]));
                return s;
            });
        }
        Mat add(Mat o) { return gen(r, c, (i, j) -> a[i][j].add(o.a[i][j])); }
        Mat scale(Q k) { return gen(r, c, (i, j) -> a[i][j].mul(k)); }
        Mat t() { return gen(c, r, (i, j) -> a[j][i]); }
        Mat pow(int k) {
            Mat x = id(r), b = this;
            for (; k > 0; k >>= 1) {
                if ((k & 1) == 1) x = x.mul(b);
                b = b.mul(b);
            }
            return x;
        }
        Mat copy() { return gen(r, c, (i, j) -> a[i][j]); }
        Q trace() {
            Q s = Q.ZERO;
            for (int i = 0; i < r; i++) s = s.add(a[i][i]);
            return s;
        }
        Mat aug(Mat o) {
            return gen(r, c + o.c, (i, j) -> j < c ? a[i][j] : o.a[i][j - c]);
        }
        Mat cols(int from, int to) { return gen(r, to - from, (i, j) -> a[i][from + j]); }
        int[] rref(int limit) {
            List<Integer> piv = new ArrayList<>();
            int row = 0;
            for (int col = 0; col < limit && row < r; col++) {
                int p = row;
                while (p < r && a[p][col].isZero()) p++;
                if (p == r) continue;
                Q[] t = a[p];
                a[p] = a[row];
                a[row] = t;
                Q inv = Q.ONE.div(a[row][col]);
                for (int j = 0; j < c; j++) a[row][j] = a[row][j].mul(inv);
                for (int i = 0; i < r; i++) if (i != row && !a[i][col].isZero()) {
                    Q f = a[i][col];
                    for (int j = 0; j < c; j++) a[i][j] = a[i][j].sub(f.mul(a[row][j]));
                }
                piv.add(col);
                row++;
            }
            return piv.stream().mapToInt(x -> x).toArray();
        }
        int rank() { return copy().rref(c).length; }
        Q det() {
            if (r != c) throw new IllegalArgumentException("not square");
            Mat m = copy();
            Q d = Q.ONE;
            for (int k = 0; k < r; k++) {
                int p = k;
                while (p < r && m.a[p][k].isZero()) p++;
                if (p == r) return Q.ZERO;
                if (p != k) {
                    Q[] t = m.a[p];
                    m.a[p] = m.a[k];
                    m.a[k] = t;
                    d = d.neg();
                }
                d = d.mul(m.a[k][k]);
                for (int i = k + 1; i < r; i++) {
                    Q f = m.a[i][k].div(m.a[k][k]);
                    for (int j = k; j < r; j++) m.a[i][j] = m.a[i][j].sub(f.mul(m.a[k][j]));
                }
            }
            return d;
        }
        Mat inv() {
            Mat m = aug(id(r));
            if (m.rref(c).length < r) throw new ArithmeticException("singular");
            return m.cols(c, 2 * c);
        }
        Q cofactorDet() {
            if (r == 1) return a[0][0];
            Q s = Q.ZERO;
            for (int j = 0; j < c; j++) {
                int k = j;
                Mat minor = gen(r - 1, c - 1, (x, y) -> a[x + 1][y < k ? y : y + 1]);
                Q t = a[0][j].mul(minor.cofactorDet());
                s = j % 2 == 0 ? s.add(t) : s.sub(t);
            }
            return s;
        }
        Mat[] lu() {
            Mat l = id(r), u = copy();
            for (int k = 0; k < r; k++) {
                if (u.a[k][k].isZero()) throw new ArithmeticException("zero pivot " + k);
                for (int i = k + 1; i < r; i++) {
                    Q f = u.a[i][k].div(u.a[k][k]);
                    l.a[i][k] = f;
                    for (int j = k; j < c; j++) u.a[i][j] = u.a[i][j].sub(f.mul(u.a[k][j]));
                }
            }
            return new Mat[]{l, u};
        }
        List<String> nullspace() {
            Mat m = copy();
            int[] p = m.rref(c);
            List<String> out = new ArrayList<>();
            for (int f = 0; f < c; f++) {
                int q = f;
                if (Arrays.stream(p).anyMatch(x -> x == q)) continue;
                Q[] v = new Q[c];
                Arrays.fill(v, Q.ZERO);
                v[f] = Q.ONE;
                for (int i = 0; i < p.length; i++) v[p[i]] = m.a[i][f].neg();
                Mat col = gen(c, 1, (i, j) -> v[i]);
                if (!mul(col).equals(new Mat(r, 1))) throw new AssertionError("nullspace");
                out.add(Arrays.toString(v));
            }
            return out;
        }
        Q[] charPoly() {
            Q[] co = new Q[r + 1];
            co[r] = Q.ONE;
            Mat m = new Mat(r, r);
            for (int k = 1; k <= r; k++) {
                m = mul(m).add(id(r).scale(co[r - k + 1]));
                co[r - k] = mul(m).trace().div(Q.of(k)).neg();
            }
            return co;
        }
        public boolean equals(Object o) { return o instanceof Mat m && Arrays.deepEquals(a, m.a); }
        public int hashCode() { return Arrays.deepHashCode(a); }
        public String toString() {
            return Arrays.stream(a).map(x
                    -> Arrays.stream(x).map(Q::toString).collect(Collectors.joining(" "))).collect(Collectors.joining("; ",
                    "[", "]"));
        }
    }
    static String solve(Mat a, Mat b) {
        Mat m = a.aug(b);
        int[] p = m.rref(a.c);
        for (int i = p.length; i < m.r; i++) if (!m.a[i][a.c].isZero()) return "inconsistent";
        if (p.length < a.c) return "infinitely many, rank " + p.length;
        Mat x = m.cols(a.c, a.c + 1);
        Mat xs = Mat.gen(a.c, 1, (i, j) -> x.a[i][0]);
        if (!a.mul(xs).equals(b)) throw new AssertionError("residual");
        return xs.t().toString();
    }
    record Poly(List<Q> c) {
        Poly {
            c = new ArrayList<>(c);
            while (!c.isEmpty() && c.get(c.size() - 1).isZero()) c.remove(c.size() - 1);
        }
        static Poly of(long... v) { return new Poly(Arrays.stream(v).mapToObj(Q::of).toList()); }
        int deg() { return c.size() - 1; }
        Poly add(Poly o) {
            List<Q> r = new ArrayList<>();
            for (int i = 0; i < Math.max(c.size(), o.c.size()); i++) r.add((i < c.size()
                    ? c.get(i) : Q.ZERO).add(i < o.c.size() ? o.c.get(i) : Q.ZERO));
            return new Poly(r);
        }
        Poly scale(Q k) { return new Poly(c.stream().map(x -> x.mul(k)).toList()); }
        Poly mul(Poly o) {
            if (c.isEmpty() || o.c.isEmpty()) return new Poly(List.of());
            Q[] r = new Q[c.size() + o.c.size() - 1];
            Arrays.fill(r, Q.ZERO);
            for (int i = 0; i < c.size(); i++) for (int j = 0; j < o.c.size(); j++) r[i + j] = r[i
                    + j].add(c.get(i).mul(o.c.get(j)));
            return new Poly(List.of(r));
        }
        Poly[] divmod(Poly o) {
            if (o.c.isEmpty()) throw new ArithmeticException("division by zero polynomial");
            Poly q = new Poly(List.of()), r = this;
            while (r.deg() >= o.deg()) {
                Q f = r.c.get(r.deg()).div(o.c.get(o.deg()));
                List<Q> t = new ArrayList<>(Collections.nCopies(r.deg() - o.deg(), Q.ZERO));
                t.add(f);
                Poly m = new Poly(t);
                q = q.add(m);
                r = r.add(m.mul(o).scale(Q.of(-1)));
            }
            return new Poly[]{q, r};
        }
        Poly gcd(Poly o) {
            Poly a = this, b = o;
            while (!b.c.isEmpty()) {
                Poly t = a.divmod(b)[1];
                a = b;
                b = t;
            }
            return a.c.isEmpty() ? a : a.scale(Q.ONE.div(a.c.get(a.deg())));
        }
        Q eval(Q x) {
            Q r = Q.ZERO;
            for (int i = deg(); i >= 0; i--) r = r.mul(x).add(c.get(i));
            return r;
        }
        Poly deriv() {
            List<Q> r = new ArrayList<>();
            for (int i = 1; i < c.size(); i++) r.add(c.get(i).mul(Q.of(i)));
            return new Poly(r);
        }
        public String toString() {
            if (c.isEmpty()) return "0";
            StringBuilder sb = new StringBuilder();
            for (int i = deg(); i >= 0; i--) {
                Q k = c.get(i);
                if (k.isZero()) continue;
                sb.append(sb.length() == 0 ? k.sign() < 0 ? "-" : "" : k.sign() < 0 ? " - " : " + ");
                Q ab = k.abs();
                if (!ab.equals(Q.ONE) || i == 0) sb.append(ab);
                if (i > 0) sb.append(i == 1 ? "x" : "x^" + i);
            }
            return sb.toString();
        }
    }
    static Poly lagrange(Q[][] pts) {
        Poly r = new Poly(List.of());
        for (int i = 0; i < pts.length; i++) {
            Poly t = new Poly(List.of(pts[i][1]));
            for (int j = 0; j < pts.length; j++) if (j != i) t = t.mul(new Poly(List.of(pts[j][0].neg(),
                    Q.ONE))).scale(Q.ONE.div(pts[i][0].sub(pts[j][0])));
            r = r.add(t);
        }
        return r;
    }
    static List<BigInteger> cf(Q q) {
        List<BigInteger> l = new ArrayList<>();
        for (;;) {
            BigInteger f = q.floor();
            l.add(f);
            q = q.sub(new Q(f, BigInteger.ONE));
            if (q.isZero()) return l;
            q = Q.ONE.div(q);
        }
    }
    static String simplex(Q[] c, Q[][] A, Q[] b) {
        int m = b.length, n = c.length;
        Q[][] t = new Q[m + 1][n + m + 1];
        for (Q[] x : t) Arrays.fill(x, Q.ZERO);
        int[] basis = new int[m];
        for (int i = 0; i < m; i++) {
            for (int j = 0; j < n; j++) t[i][j] = A[i][j];
            t[i][n + i] = Q.ONE;
            t[i][n + m] = b[i];
            basis[i] = n + i;
        }
        for (int j = 0; j < n; j++) t[m][j] = c[j].neg();
        int it = 0;
        for (;; it++) {
            int col = -1;
            for (int j = 0; j < n + m; j++) if (t[m][j].sign() < 0) {
                col = j;
                break;
            }
            if (col < 0) break;
            int row = -1;
            Q best = null;
            for (int i = 0; i < m; i++) if (t[i][col].sign() > 0) {
                Q ratio = t[i][n + m].div(t[i][col]);
                if (best == null || ratio.compareTo(best) < 0 || ratio.equals(best)
                        && basis[i] < basis[row]) {
                    best = ratio;
                    row = i;
                }
            }
            if (row < 0) return "unbounded";
            Q p = t[row][col];
            for (int j = 0; j <= n + m; j++) t[row][j] = t[row][j].div(p);
            for (int i = 0; i <= m; i++) if (i != row) {
                Q f = t[i][col];
                for (int j = 0; j <= n + m; j++) t[i][j] = t[i][j].sub(f.mul(t[row][j]));
            }
            basis[row] = col;
        }
        Q[] x = new Q[n];
        Arrays.fill(x, Q.ZERO);
        for (int i = 0; i < m; i++) if (basis[i] < n) x[basis[i]] = t[i][n + m];
        return "max " + t[m][n + m] + " at " + Arrays.toString(x) + " in " + it;
    }
    static void t(String n, Supplier<?> s) {
        try { System.out.println(n + " = " + s.get()); } catch (RuntimeException e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    static Q[] qs(String s) {
        return Arrays.stream(s.split(" ")).map(Q::parse).toArray(Q[]::new);
    }
    public static void main(String[] args) {
        t("sum", () -> Q.of(1, 2).add(Q.of(1, 3)).sub(Q.of(5, 6)) + " " + Q.of(6, -4) + " " + Q.of(2,
                3).pow(-3) + " " + Q.parse("10/4").mul(Q.parse("-2")) + " " + Q.of(7, 2).compareTo(Q.of(10,
                3)) + " " + Q.of(-7, 2).floor() + Q.of(7, 2).intValue() + " " + Q.of(1, 3).doubleValue());
        t("zero", () -> Q.of(1, 0));
        t("div", () -> Q.ONE.div(Q.ZERO));
        t("parse", () -> Q.parse("1/2/3"));
        t("parse2", () -> Q.parse("x"));
        t("harmonic", () -> IntStream.rangeClosed(1, 30).mapToObj(i -> Q.of(1, i)).reduce(Q.ZERO, Q::add));
        Mat a = Mat.of("2 1 -1; -3 -1 2; -2 1 2"), s = Mat.of("1 2 3; 4 5 6; 7 8 9");
        t("solve", () -> solve(a, Mat.of("8; -11; -3")));
        t("singular", () -> solve(s, Mat.of("1; 2; 3")));
        t("inconsistent", () -> solve(s, Mat.of("1; 2; 4")));
        t("det", () -> a.det() + " " + s.det() + " " + a.cofactorDet() + " " + Mat.of("0 1; 1 0").det());
        t("inv", () -> a.inv() + " " + a.mul(a.inv()).equals(Mat.id(3)));
        t("inv singular", s::inv);
        t("rank", () -> s.rank() + " " + a.rank() + " " + Mat.of("1 2 3 4; 2 4 6 8").rank());
        t("null", () -> s.nullspace() + " " + Mat.of("1 2 3 4; 2 4 6 8").nullspace() + a.nullspace());
        t("lu", () -> {
            Mat[] lu = a.lu();
            return lu[0] + " " + lu[1] + " " + lu[0].mul(lu[1]).equals(a);
        });
        t("lu fail", () -> Mat.of("0 1; 1 0").lu());
        t("hilbert", () -> {
            Mat h = Mat.gen(5, 5, (i, j) -> Q.of(1, i + j + 1));
            return h.det() + " " + h.inv().a[4][4] + " " + h.mul(h.inv()).equals(Mat.id(5));
        });
        t("char", () -> {
            Q[] c = a.charPoly();
            Mat z = new Mat(3, 3);
            for (int k = 3; k >= 0; k--) z = z.mul(a).add(Mat.id(3).scale(c[k]));
            return new Poly(List.of(c)) + " cayley " + z.equals(new Mat(3, 3));
        });
        t("fib", () -> Mat.of("1 1; 1 0").pow(90).a[0][1]);
        t("shape", () -> a.mul(Mat.of("1 2")));
        t("ragged", () -> Mat.of("1 2; 3"));
        t("t", () -> Mat.of("1 2 3; 4 5 6").t().mul(Mat.of("1 2 3; 4 5 6")));
        t("markov", () -> Mat.of("1/2 1/2 0; 1/4 1/2 1/4; 0 1/2 1/2").pow(6));
        Poly p = Poly.of(-6, 11, -6, 1), q = Poly.of(-2, 1);
        t("poly", () -> p + " | " + p.mul(q) + " | " + Arrays.toString(p.divmod(q)) + " | " + p.deriv()
                + " | " + p.eval(Q.of(1, 2)) + " | " + p.gcd(Poly.of(2, -3, 1)) + " | " + Poly.of(1,
                1).mul(Poly.of(0)) + " | " + p.gcd(p.deriv()));
        t("poly div", () -> p.divmod(Poly.of(0)));
        t("lagrange", () -> lagrange(new Q[][]{qs("0 1"), qs("1 3"), qs("2 11"), qs("-1 5/3")}));
        t("cf", () -> cf(Q.of(415, 93)) + " " + cf(Q.of(-7, 3)) + " "
                + cf(Q.parse("3141592653/1000000000")).subList(0, 5));
        t("simplex", () -> simplex(qs("3 5"), new Q[][]{qs("1 0"), qs("0 2"), qs("3 2")}, qs("4 12 18")));
        t("simplex2", () -> simplex(qs("10 6 4"), new Q[][]{qs("1 1 1"), qs("10 4 5"), qs("2 2 6")},
                qs("100 600 300")));
        t("unbounded", () -> simplex(qs("1 1"), new Q[][]{qs("1 -1")}, qs("1")));
        Random r = new Random(10);
        int ok = 0;
        for (int k = 0; k < 30; k++) {
            int n = 2 + r.nextInt(3);
            Mat x = Mat.gen(n, n, (i, j) -> Q.of(r.nextInt(11) - 5, 1 + r.nextInt(3))), y = Mat.gen(n, n, (i,
                    j) -> Q.of(r.nextInt(7) - 3));
            Q d = x.det();
            if (x.mul(y).det().equals(d.mul(y.det())) && d.equals(x.cofactorDet()) && d.equals(x.t().det())
                    && d.isZero() == (x.rank() < n) && (d.isZero() || x.inv().det().equals(Q.ONE.div(d)))
                    && x.charPoly()[0].equals(n % 2 == 0 ? d : d.neg())) ok++;
        }
        System.out.println("identities " + ok);
    }
}
